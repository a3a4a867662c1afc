"""Scene light of a home's picture to a PNG: neutral whites and a soft shoulder. --in a.exr --out b.png --look paper|room --exposure 0"""
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import arguments  # noqa: E402
from interiorNodes import linear  # noqa: E402

KNEE = {"paper": 0.5, "room": 0.42}
PAPER = linear("#F6F3EC")[:3]
COLOUR = {"paper": 0.93, "room": 0.97}
# What the middle pixel of a room is brought to.
LEVEL = 0.44
# Lamps are warm; white walls shall look white.
WHITE = np.array([0.985, 1.0, 1.07], np.float32)
CONTRAST = {"paper": 0.0, "room": 0.3}


def load(path):
    """Pixels of an EXR as rows from below, linear RGB."""
    image = bpy.data.images.load(os.path.abspath(path))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3]


def ground_gain(picture, knee):
    """What sets the plain ground in the upper corners to the paper colour after the shoulder."""
    corners = np.concatenate([picture[-24:, :24].reshape(-1, 3), picture[-24:, -24:].reshape(-1, 3)])
    wanted = knee - (1 - knee) * np.log(1 - (np.array(PAPER) - knee) / (1 - knee))
    return wanted / np.median(corners, axis=0)


def room_gain(picture):
    """Evens out how light rooms are, by at most one stop, without looking at the sky."""
    level = np.median(np.minimum(picture @ np.array([0.2126, 0.7152, 0.0722], np.float32), 2.0))
    print("LEVEL %.3f" % level, flush=True)
    return float(np.clip(LEVEL / max(level, 1e-3), 0.5, 2.0))


def shoulder(light, knee):
    """Straight below the knee, then towards white without ever reaching it."""
    over = np.maximum(light, knee) - knee
    return np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))))


def graded(picture, look, exposure):
    """Gain, shoulder on each channel, a little less colour, display encoding."""
    knee = KNEE[look]
    gain = ground_gain(picture, knee) if look == "paper" else room_gain(picture) * 2.0 ** exposure * WHITE
    light = shoulder(np.maximum(picture * gain, 0), knee)
    grey = (light @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    if look == "paper":
        keep = np.clip((grey - 0.86) / 0.04, 0, 1)
        colour = COLOUR[look] + (1 - COLOUR[look]) * keep
    else:
        colour = COLOUR[look]
    light = np.clip(grey + (light - grey) * colour, 0, 1)
    shown = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-7) ** (1 / 2.4) - 0.055)
    return shown - CONTRAST[look] * np.sin(2 * np.pi * shown) / (2 * np.pi)


def save(display, path):
    """Display values as an 8-bit PNG."""
    height, width, _ = display.shape
    image = bpy.data.images.new("picture", width, height)
    image.colorspace_settings.name = "sRGB"
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = display
    image.pixels.foreach_set(full.ravel())
    image.filepath_raw, image.file_format = os.path.abspath(path), "PNG"
    image.save()


def main():
    """Reads, grades and saves."""
    given = arguments()
    save(graded(load(given["in"]), given.get("look", "room"), float(given.get("exposure", "0"))), given["out"])


main()
