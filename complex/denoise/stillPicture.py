"""A still from two small lit halves and one large unlit pass: stillPicture.py A.exr B.exr FEATURES.exr OUT.png LOOK, paper or room. A home's
room, or its open air, may have what lies before its windows: stillPicture.py A.exr B.exr FEATURES.exr OUT.png home|open OUTLOOK.exr."""
import sys

import numpy as np

import outlookTone
import paperTone
import roomTone
from bytesOf import bytes_of
from exr import layers, planes
from guided import lit_on
from throughPanes import through
from tone import write_png

# In the open air the sun may be bright, and stays warm.
OPEN = {"level": 0.36, "balance": 0.3}
# From a room, outside is a little lighter than in a picture of its own: the eye is used to the room.
LIGHTER = {"home": 0.88, "open": 1}


def with_outlook(picture, wide, outlook, look):
    """A room's light as display values, and its outlook where one sees out. Both meet as display values, so that a bright sky does
    not eat the window frames."""
    alpha = np.clip(next(plane for name, plane in planes(wide).items() if name.endswith("Combined.A")), 0, 1)
    inside = np.clip(roomTone.graded(picture / np.maximum(alpha, 0.05)[..., None], **(OPEN if look == "open" else {})), 0, 1) * alpha[..., None]
    if not outlook:
        return inside
    seen = np.clip(outlookTone.graded(layers(outlook)), 0, 1) ** LIGHTER[look]
    return np.clip(inside + seen * (through(bytes_of(alpha)) / 255), 0, 1)


def main():
    first, second, wide, target, look, *outlook = sys.argv[1:]
    shown = layers(wide)
    picture = lit_on([layers(first), layers(second)], shown, overlap=0)
    if look in LIGHTER:
        made = with_outlook(picture, wide, outlook[0] if outlook else None, look)
    else:
        made = np.clip({"room": roomTone, "paper": paperTone}[look].graded(picture + shown["Env"]), 0, 1)
    write_png(target, bytes_of(made))


if __name__ == "__main__":
    main()
