"""The light of a room to display values: even brightness, white walls, a little contrast."""
import numpy as np

from agx import agx

WEIGHTS = np.array([0.2126, 0.7152, 0.0722], np.float32)
# What the middle pixel of a room is brought to, and how far walls are brought to white.
LEVEL, BALANCE = 0.52, 0.7
# By AgX: light is lower, and as contrasty and colourful as makes up for what AgX takes; what it turns about is middle grey.
FILM_LEVEL, FILM_CONTRAST, FILM_COLOUR, GREY = 0.45, 1.3, 1.15, 0.18


def balanced(picture, grey, share):
    """Walls are white: a share of what their light is warmer or colder is taken back. picture [n, 3], grey [n]."""
    bright = (grey > np.percentile(grey[grey > 0.02], 62)) & (grey < 1.6)
    mean = picture[bright].mean(0)
    return (mean @ WEIGHTS / np.maximum(mean, 1e-3)) ** share


def _exposed(picture, where, level, balance):
    """Light whose middle is brought to a level, with white walls."""
    asked = picture.reshape(-1, 3) if where is None or not where.any() else picture[where]
    grey = np.minimum(asked @ WEIGHTS, 2.0)
    middle = float(np.median(grey[grey > 0.02]))
    return np.maximum(picture * np.clip(level / max(middle, 1e-3), 0.5, 2.2) * balanced(asked, grey, balance), 0)


def filmed(picture, where=None, level=LEVEL, balance=BALANCE):
    """Light of a room to display values by AgX: what is bright keeps its folds. where: the pixels that decide how bright the room is, all of them if
    not given."""
    light = _exposed(picture, where, level * FILM_LEVEL / LEVEL, balance)
    light = GREY * (light / GREY) ** FILM_CONTRAST
    pale = (light @ WEIGHTS)[..., None]
    return agx(np.maximum(pale + (light - pale) * FILM_COLOUR, 0).astype(np.float32))
