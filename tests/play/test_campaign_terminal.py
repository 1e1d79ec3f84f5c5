"""The campaign in the terminal: it is read, played, chosen in, left and gone on with."""

import pytest

import kit
from kit.play.campaign import Campaign
from kit.play.campaign_terminal import TEXTS, CampaignTerminal
from kit.play.commands import main


def terminal(campaign, answers, tmp_path, language="en"):
    """With somebody who types these things, and then leaves."""
    said, typed = [], iter(answers)

    def ask(prompt):
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return CampaignTerminal(campaign, language, tmp_path / "c.json", said.append, ask), said


def test_bots_are_watched_from_the_first_chapter_to_the_ending(tmp_path, capsys):
    file = tmp_path / "c.json"
    assert (
        main(
            ["campaign", "--watch", "--seed", "5", "--variants", "novice", "--save", str(file), "--language", "pt"]
        )
        == 0
    )
    out = capsys.readouterr().out
    campaign = Campaign.load(file)
    assert campaign.over
    assert "O céu rasgado" in out
    assert campaign.ending.name("pt") in out
    assert TEXTS["score"][2].format(n=campaign.score, m=4) in out
    # The same as the bots alone.
    assert campaign.to_text() == Campaign(seed=5, variants=["novice"], chairs=[kit.Greedy()] * 2).run().to_text()


def test_a_person_is_asked_and_leaving_keeps_the_battle(tmp_path):
    campaign = Campaign(["decima", "rez"], seed=1, variants=["novice"], chairs=[None, kit.Greedy()])
    console, said = terminal(campaign, ["1", "1", "1"], tmp_path)
    console.play()
    assert any("The torn sky" in line for line in said)
    assert any("--load" in line for line in said)
    again = Campaign.load(tmp_path / "c.json")
    assert again.battle().moves == campaign.match.moves
    assert len(again.match.moves) >= 5


def test_saved_cards_and_ways_are_chosen_by_number(tmp_path):
    campaign = Campaign(["decima", "rez"], seed=1, chairs=[None, kit.Greedy()])
    campaign.reach(True, 9, "kit replay 1\n")
    console, said = terminal(campaign, ["0", "seven", "²", "2", "9", "2"], tmp_path, "fr")
    assert console.step(True)
    assert campaign.saved == [["limiter-drones-saved"], ["dash-saved"]]
    assert sum("numéro" in line for line in said) == 3
    assert any(line.endswith("sauve Dash.") or "Flash" in line for line in said)
    assert console.step(True)
    assert campaign.chapter.id == "thoughts"
    assert sum("numéro" in line for line in said) == 4


def test_another_file_is_not_written_over(tmp_path, monkeypatch):
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "elsewhere"))
    (tmp_path / "c.json").write_text("my shopping list")
    console, said = terminal(Campaign(seed=1), [], tmp_path)
    console.keep()
    assert (tmp_path / "c.json").read_text() == "my shopping list"
    assert any("not written over" in line for line in said)
    assert any("elsewhere" in line for line in said), "and yet it is not lost"
    assert Campaign.load(tmp_path / "elsewhere" / "c.json").seed == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--heroes", "decima,reez"], "Did you mean 'rez'"),
        (["--leader", "7"], "0 to 1"),
        (["--bot", "deepblue"], "no bot"),
        (["--load", "nothing.json"], "cannot be read"),
        (["--variants", "arena"], "novice"),
    ],
)
def test_what_does_not_exist_gets_a_sentence(arguments, says, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["campaign", "--watch", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_a_saved_campaign_keeps_its_own_heroes(tmp_path, capsys):
    file = Campaign(["tetra", "volos"], seed=3).save(tmp_path / "c.json")
    assert main(["campaign", "--load", str(file), "--heroes", "decima,rez"]) == 2
    assert "leave them out" in capsys.readouterr().err
    assert main(["campaign", "--watch", "--load", str(file)]) == 0
    assert Campaign.load(file).heroes == ["tetra", "volos"]
    assert Campaign.load(file).over
