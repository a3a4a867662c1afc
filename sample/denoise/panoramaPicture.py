"""A room with its outlook as a picture: panoramaPicture.py ROOM.npz OUT.rgb OUTLOOK.npz HEADING writes plain bytes, three a pixel,
and prints width and height; HEADING = degrees the room's middle looks to, counter-clockwise from east on the site."""
import sys

import numpy as np


def main():
    inside, target, outside, heading = sys.argv[1:5]
    room, around = np.load(inside), np.load(outside)["shown"]
    clear = room["clear"]
    height, width = clear.shape[:2]
    # Columns and rows of the outlook behind every pixel; right is clockwise: what lies at +heading stands left of the middle.
    x = (np.arange(width) * around.shape[1] // width - round(float(heading) / 360 * around.shape[1])) % around.shape[1]
    y = np.arange(height) * around.shape[0] // height
    behind = around[y][:, x]
    # Both parts meet as display values, so that a bright sky does not eat the window frames.
    shown = room["inside"] + (behind.astype(np.uint16) * clear // 255)
    np.clip(shown, 0, 255).astype(np.uint8).tofile(target)
    print(width, height)


if __name__ == "__main__":
    main()
