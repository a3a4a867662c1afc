"""What lies before a window, rendered in direct sun only, with the light of the sky as display values."""
import numpy as np
from scipy import ndimage

from tone import filmic

# Light of the sky on surfaces that look up, sideways and down.
SKY = np.array([0.84, 0.91, 1.04], np.float32)
UP, DOWN = 0.7, 0.22
# The sky itself, as the eye sees it from a room: bluer than the haze of the views.
AIR = np.array([0.87, 1.04, 1.26], np.float32)
# What a surface mirrors of it, seen not too flat.
MIRRORED = 0.03
# Lighter than a picture of the outside would be: the eye is used to the room.
LOOK, EXPOSURE, COLOUR = "High Contrast", 0.65, 1.15
# Above this many times its surroundings a pixel is speckle: a mirror that met the sun.
SPECKLE = 1.6


def _unspeckled(lit):
    """Single bright pixels taken down to their neighbours."""
    grey = lit.mean(-1)
    around = ndimage.median_filter(grey, 3)
    return lit * np.minimum(1, around * SPECKLE / np.maximum(grey, 1e-4))[..., None]


def _calm(light, normal):
    """Sunlight on flat surfaces, where a few samples at a flat angle leave salt and pepper: the middle of three by three; leaves keep theirs."""
    turned = sum(ndimage.maximum_filter(normal[..., k], 3) - ndimage.minimum_filter(normal[..., k], 3) for k in range(3))
    middle = np.stack([ndimage.median_filter(light[..., k], 3) for k in range(3)], -1)
    return np.where((turned < 0.02)[..., None], middle, light)


def graded(shown):
    """Passes by their short name (exr.layers) to display values."""
    upward = 0.5 + 0.5 * shown["Normal"][..., 2:]
    sky = SKY * (DOWN + (UP - DOWN) * upward)
    lit = shown["DiffCol"] * (_calm(shown["DiffDir"], shown["Normal"]) + sky) + shown["TransCol"] * shown["TransDir"]
    lit += shown["GlossCol"] * (shown["GlossDir"] + SKY * MIRRORED) + shown["Emit"] + AIR * shown["Env"]
    shown = filmic(_unspeckled(lit), LOOK, EXPOSURE)
    grey = shown.mean(-1, keepdims=True)
    return grey + (shown - grey) * COLOUR
