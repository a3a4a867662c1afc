"""The light of a doll house to display values: its plain ground becomes the colour of the page, whites stay neutral."""
import numpy as np

WEIGHTS = np.array([0.2126, 0.7152, 0.0722], np.float32)
PAPER = np.array([0.922, 0.896, 0.838], np.float32)
KNEE, COLOUR, CORNER = 0.5, 0.93, 24


# What the paper colour was before the shoulder.
WANTED = KNEE - (1 - KNEE) * np.log(1 - (PAPER - KNEE) / (1 - KNEE))


def gain(picture):
    """What sets the ground in the upper corners to the paper colour after the shoulder."""
    corners = np.concatenate([picture[:CORNER, :CORNER].reshape(-1, 3), picture[:CORNER, -CORNER:].reshape(-1, 3)])
    return WANTED / np.median(corners, axis=0)


def shoulder(light):
    """A shoulder on each channel, and the grey of what it leaves."""
    light = np.maximum(light, 0)
    over = np.maximum(light, KNEE) - KNEE
    light = np.where(light < KNEE, light, KNEE + (1 - KNEE) * (1 - np.exp(-over / (1 - KNEE))))
    return light, (light @ WEIGHTS)[..., None]


def shown(light, grey, colour):
    """Light with a share of its colour (0 to 1) as display values."""
    light = np.clip(grey + (light - grey) * colour, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-7) ** (1 / 2.4) - 0.055)


def graded(picture):
    """Gain, a shoulder on each channel, a little less colour but in the ground."""
    light, grey = shoulder(picture * gain(picture))
    return shown(light, grey, COLOUR + (1 - COLOUR) * np.clip((grey - 0.86) / 0.04, 0, 1))
