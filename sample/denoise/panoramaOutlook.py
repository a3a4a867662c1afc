"""A sunlit part of the sphere with the light of the sky to the whole sphere, the middle looking east: panoramaOutlook.py STEM writes STEM.npz."""
import json
import sys

import numpy as np

from bytesOf import bytes_of
from exr import layers
from outlookTone import graded


def main():
    stem = sys.argv[1]
    with open(stem + ".json", encoding="utf-8") as file:
        told = json.load(file)
    part = graded(layers(stem + ".exr"))
    width, height = told["width"], told["width"] // 2
    top = round((0.5 - told["high"] / 180) * height)
    top = min(top, height - part.shape[0])
    rows = np.clip(np.arange(height) - top, 0, part.shape[0] - 1)
    left = (width - part.shape[1]) // 2
    columns = np.clip(np.arange(width) - left, 0, part.shape[1] - 1)
    whole = part[rows][:, columns]
    # The middle of the part looks along its heading; turn it so that the middle of the whole looks east.
    whole = np.roll(whole, -round(told["heading"] / 360 * width), axis=1)
    np.savez(stem + ".npz", shown=bytes_of(whole))


if __name__ == "__main__":
    main()
