"""What lies before a window as display values."""
import numpy as np

from agx import agx
from passes import layers

# In stops: lighter than a picture of the outside would be, as the eye is used to the room.
EXPOSURE = 0.9
COLOUR = 0.94
WEIGHTS = np.array([0.2126, 0.7152, 0.0722], np.float32)


def outlook(path):
    """The rendered light [height, width, 3] (EXR) to display values."""
    light = layers(path)["Combined"][..., :3] * 2.0 ** EXPOSURE
    pale = (light @ WEIGHTS)[..., None]
    return agx(pale + (light - pale) * COLOUR)
