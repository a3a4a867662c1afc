"""A sunlit part of the sphere with the light of the sky to the whole sphere, the middle looking east: panoramaOutlook.py STEM writes STEM.npz."""
import json
import sys

import numpy as np

from bytesOf import bytes_of
from exr import layers
from tone import filmic

# Light of the sky on surfaces that look up, sideways and down.
SKY = np.array([0.78, 0.9, 1.1], np.float32)
UP, DOWN = 0.8, 0.34
# What a surface mirrors of it, seen not too flat.
MIRRORED = 0.03
# Lighter than a picture of the outside would be: the eye is used to the room.
LOOK, EXPOSURE = "Medium High Contrast", 0.1


def main():
    stem = sys.argv[1]
    with open(stem + ".json", encoding="utf-8") as file:
        told = json.load(file)
    shown = layers(stem + ".exr")
    upward = 0.5 + 0.5 * shown["Normal"][..., 2:]
    sky = SKY * (DOWN + (UP - DOWN) * upward)
    part = shown["DiffCol"] * (shown["DiffDir"] + sky) + shown["TransCol"] * shown["TransDir"]
    part += shown["GlossCol"] * (shown["GlossDir"] + SKY * MIRRORED) + shown["Emit"] + shown["Env"]
    part = filmic(part, LOOK, EXPOSURE)
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
