"""Where the scripts and the models lie."""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE.parent
