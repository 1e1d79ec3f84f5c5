"""`python -m kit.app` serves the app."""

from kit.app.serve import main

main()
