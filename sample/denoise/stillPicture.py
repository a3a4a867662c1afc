"""A still from two small lit halves and one large unlit pass: stillPicture.py A.exr B.exr FEATURES.exr OUT.png LOOK, paper or room. A home's
room, or its open air, has how much of each pixel is solid, and may have what lies before its windows:
stillPicture.py A.exr B.exr FEATURES.exr OUT.png home|open MATTE.exr OUTLOOK.exr; with "reflected" after it, the outlook is what a reflected
home has: the picture is turned over when it is done."""
import sys

import numpy as np
from scipy import ndimage

import outlookTone
import paperTone
import roomTone
from bytesOf import bytes_of
from exr import layers, planes
from guided import lit_on, spread
from throughPanes import through
from tone import write_png

# In the open air the sun may be bright, and stays warm.
OPEN = {"level": 0.31, "balance": 0.5}
# From a room, outside is a little lighter than in a picture of its own: the eye is used to the room.
LIGHTER = {"home": 0.92, "open": 1.1}


def alpha_of(file):
    return np.clip(next(plane for name, plane in planes(file).items() if name.endswith("Combined.A")), 0, 1)


def outlook_of(file, size):
    """What lies before the windows as display values, at the size of the room's picture."""
    seen = np.clip(outlookTone.graded(layers(file)), 0, 1)
    return np.clip(ndimage.zoom(seen, (size[0] / seen.shape[0], size[1] / seen.shape[1], 1), order=1, grid_mode=True, mode="nearest"), 0, 1)


def at_home(halves, wide, look, matte, outlook=None, way=None):
    """A room's light as display values, and its outlook where one sees out. Both meet as display values, so that a bright sky does
    not eat the window frames; the frames' edges are as smooth as the matte's."""
    alpha = alpha_of(wide)
    solid = alpha > 0.99
    picture = lit_on(halves, layers(wide), overlap=0, solid=solid)
    inside = np.clip(roomTone.graded(picture, solid, **(OPEN if look == "open" else {})), 0, 1)
    if not outlook:
        return inside
    cover = alpha_of(matte)[..., None]
    glass = spread(through(bytes_of(alpha)) / 255, ~solid)
    seen = outlook_of(outlook, alpha.shape)[:, :: -1 if way == "reflected" else 1]
    return inside * cover + seen ** LIGHTER[look] * glass * (1 - cover)


def main():
    first, second, wide, target, look, *beyond = sys.argv[1:]
    halves = [layers(first), layers(second)]
    if look in LIGHTER:
        made = at_home(halves, wide, look, *beyond)
    else:
        shown = layers(wide)
        picture = lit_on(halves, shown, overlap=0)
        made = np.clip({"room": roomTone, "paper": paperTone}[look].graded(picture + shown["Env"]), 0, 1)
    write_png(target, bytes_of(made))


if __name__ == "__main__":
    main()
