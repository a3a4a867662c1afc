"""The light of a plan seen from above to display values: the ground becomes the colour of the page, and pure paper at the picture's
edges, where the narrow margin would cut off the building's shadow."""
import numpy as np

from paperTone import COLOUR, WANTED, shoulder, shown

GROUND, NEAR = -0.3, 0.01
# The share of the picture's shorter side over which the shadow on the ground comes in.
FADE = 0.028


def _edge(shape):
    """How far a pixel is inside the picture, 0 at its edges to 1."""
    height, width = shape
    reach = FADE * min(height, width)
    down = np.minimum(np.arange(height), np.arange(height)[::-1])[:, None] / reach
    across = np.minimum(np.arange(width), np.arange(width)[::-1])[None] / reach
    t = np.clip(np.minimum(down, across), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)[..., None]


def graded(picture, position):
    """Gain, a shoulder on each channel, a little less colour but in the ground."""
    ground = np.abs(position[..., 2] - GROUND) < NEAR
    open_ground = np.percentile(picture[ground], 90, axis=0)
    level = np.where(ground[..., None], open_ground + (picture - open_ground) * _edge(ground.shape), picture)
    light, grey = shoulder(level * (WANTED / open_ground))
    return shown(light, grey, np.where(ground[..., None], 1, COLOUR))
