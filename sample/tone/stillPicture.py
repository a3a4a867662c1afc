"""A still of a room or of the open air: stillPicture.py LIGHT.exr PANES.exr OUT.png home|open OUTLOOK.exr straight|reflected. The light has no panes in it;
what they dim is known from PANES.exr. OUTLOOK.exr need not be there where one does not see out; a reflected apartment looks out at it reflected."""
import os
import sys

import numpy as np

import roomTone
from outlook import outlook
from passes import light_and_cover, spread, through
from png import write_png

# In the open air the sun may be bright, and stays warm.
OPEN = {"level": 0.31, "balance": 0.5}
# From a room, outside is a little lighter than in a picture of its own: the eye is used to the room.
LIGHTER = {"home": 0.92, "open": 1.1}


def inside_of(light, cover, look):
    """A room's light as display values. The edge of a frame is as light as the frame, not darker for what it lets through; where hardly
    anything is solid, its neighbour decides."""
    solid = spread(light / np.maximum(cover, 0.01)[..., None], cover > 0.3)
    return roomTone.filmed(solid, cover > 0.99, **(OPEN if look == "open" else {})) * cover[..., None]


def main():
    lit, panes, target, look, beyond, way = sys.argv[1:7]
    light, cover = light_and_cover(lit)
    shown = inside_of(light, cover, look)
    if os.path.exists(beyond):
        _, alpha = light_and_cover(panes)
        glass = spread(through(alpha), alpha < 0.99)
        shown += outlook(beyond)[:, :: -1 if way == "reflected" else 1] ** LIGHTER[look] * glass * (1 - cover[..., None])
    write_png(target, shown)


if __name__ == "__main__":
    main()
