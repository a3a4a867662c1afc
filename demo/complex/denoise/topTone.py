"""The light of a plan seen from above to display values: the ground becomes the colour of the page, and pure paper at the picture's
edges, where the narrow margin would cut off the building's shadow."""
import numpy as np

from paperTone import COLOUR, KNEE, PAPER, WEIGHTS

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
    wanted = KNEE - (1 - KNEE) * np.log(1 - (PAPER - KNEE) / (1 - KNEE))
    light = np.maximum(level * (wanted / open_ground), 0)
    over = np.maximum(light, KNEE) - KNEE
    light = np.where(light < KNEE, light, KNEE + (1 - KNEE) * (1 - np.exp(-over / (1 - KNEE))))
    grey = (light @ WEIGHTS)[..., None]
    light = np.clip(grey + (light - grey) * np.where(ground[..., None], 1, COLOUR), 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-7) ** (1 / 2.4) - 0.055)
