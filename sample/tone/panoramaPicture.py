"""A room with its outlook as a picture: panoramaPicture.py ROOM.npz OUT.rgb OUTLOOK.exr PART.json HEADING writes plain bytes, three a pixel, and prints width
and height. PART.json (panoramaOutlook.py) says which part of the sphere the outlook shows; HEADING = degrees the room's middle looks to, counter-clockwise
from east on the site."""
import json
import sys

import numpy as np

from outlook import outlook
from png import bytes_of


def around(source, part):
    """The part that is looked at, as the whole sphere: its middle looks east, its edges go on above and below."""
    seen = bytes_of(outlook(source))
    width, height = part["width"], part["width"] // 2
    top = min(round((0.5 - part["high"] / 180) * height), height - seen.shape[0])
    rows = np.clip(np.arange(height) - top, 0, seen.shape[0] - 1)
    columns = np.clip(np.arange(width) - (width - seen.shape[1]) // 2, 0, seen.shape[1] - 1)
    return np.roll(seen[rows][:, columns], -round(part["heading"] / 360 * width), axis=1)


def main():
    inside, target, beyond, part, heading = sys.argv[1:6]
    with open(part, encoding="utf-8") as file:
        whole = around(beyond, json.load(file))
    room = np.load(inside)
    clear = room["clear"]
    height, width = clear.shape[:2]
    # Columns and rows of the outlook behind every pixel; right is clockwise: what lies at +heading stands left of the middle.
    x = (np.arange(width) * whole.shape[1] // width - round(float(heading) / 360 * whole.shape[1])) % whole.shape[1]
    y = np.arange(height) * whole.shape[0] // height
    # Both parts meet as display values, so that a bright sky does not eat the window frames.
    shown = room["inside"] + (whole[y][:, x].astype(np.uint16) * clear // 255)
    np.clip(shown, 0, 255).astype(np.uint8).tofile(target)
    print(width, height)


if __name__ == "__main__":
    main()
