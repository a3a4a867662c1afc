"""What lies before a window, rendered in direct sun only, with the light of the sky as display values."""
import numpy as np

from tone import filmic

# Light of the sky on surfaces that look up, sideways and down.
SKY = np.array([0.84, 0.91, 1.04], np.float32)
UP, DOWN = 0.8, 0.34
# The sky itself, as the eye sees it from a room: bluer than the haze of the views.
AIR = np.array([0.97, 1.06, 1.17], np.float32)
# What a surface mirrors of it, seen not too flat.
MIRRORED = 0.03
# Lighter than a picture of the outside would be: the eye is used to the room.
LOOK, EXPOSURE = "Medium High Contrast", 0.1


def graded(shown):
    """Passes by their short name (exr.layers) to display values."""
    upward = 0.5 + 0.5 * shown["Normal"][..., 2:]
    sky = SKY * (DOWN + (UP - DOWN) * upward)
    lit = shown["DiffCol"] * (shown["DiffDir"] + sky) + shown["TransCol"] * shown["TransDir"]
    lit += shown["GlossCol"] * (shown["GlossDir"] + SKY * MIRRORED) + shown["Emit"] + AIR * shown["Env"]
    return filmic(lit, LOOK, EXPOSURE)
