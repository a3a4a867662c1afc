"""Combines a room's panorama with the outlook behind its windows: panoramaPicture.py ROOM.npz OUT.rgb OUTLOOK.exr PART.json HEADING writes raw RGB bytes,
and prints width and height. PART.json (blender/panoramaOutlook.py) says which part of the sphere the outlook shows; HEADING is the direction of the middle of
the room's panorama on the site, in degrees counter-clockwise from east."""
import json
import sys

import numpy as np

from outlook import outlook
from png import bytes_of


def full_sphere(outlook_file, part):
    """The outlook as a full sphere with east in the middle; outside of the rendered part, the pixels at its edges are repeated."""
    pixels = bytes_of(outlook(outlook_file))
    width, height = part["width"], part["width"] // 2
    top = min(round((0.5 - part["high"] / 180) * height), height - pixels.shape[0])
    rows = np.clip(np.arange(height) - top, 0, pixels.shape[0] - 1)
    columns = np.clip(np.arange(width) - (width - pixels.shape[1]) // 2, 0, pixels.shape[1] - 1)
    return np.roll(pixels[rows][:, columns], -round(part["heading"] / 360 * width), axis=1)


def main():
    room_file, target, outlook_file, part_file, heading = sys.argv[1:6]
    with open(part_file, encoding="utf-8") as file:
        sphere = full_sphere(outlook_file, json.load(file))
    room = np.load(room_file)
    clear = room["clear"]
    height, width = clear.shape[:2]
    # The sphere's column and row behind each pixel. Columns run clockwise and headings counter-clockwise, so the heading is subtracted.
    x = (np.arange(width) * sphere.shape[1] // width - round(float(heading) / 360 * sphere.shape[1])) % sphere.shape[1]
    y = np.arange(height) * sphere.shape[0] // height
    # Both parts are combined as display values: with linear light, a bright sky would wash out the window frames.
    shown = room["inside"] + (sphere[y][:, x].astype(np.uint16) * clear // 255)
    np.clip(shown, 0, 255).astype(np.uint8).tofile(target)
    print(width, height)


if __name__ == "__main__":
    main()
