"""A room all around from two small lit halves and one large unlit pass: panoramaRoom.py A.exr B.exr FEATURES.exr OUT.npz (display
values, 0 to 255) and how much of what lies behind is seen (`clear`, 0 to 255)."""
import sys

import numpy as np
from scipy import ndimage

from bytesOf import bytes_of
from exr import layers, planes
from guided import lit_on, spread
from roomTone import graded
from throughPanes import through

OVERLAP = 32
# Pixels: one look each leaves steps where a room ends and the outlook begins.
EDGE = 0.6


def main():
    first, second, wide, target = sys.argv[1:5]
    alpha = np.clip(next(plane for name, plane in planes(wide).items() if name.endswith("Combined.A")), 0, 1)
    # The light of what stands there must not spill onto the pane beside it: it would be a bright line before the outlook.
    solid = alpha > 0.99
    picture = lit_on([layers(first), layers(second)], layers(wide), OVERLAP, solid)
    cover = ndimage.gaussian_filter(solid.astype(np.float32), EDGE, mode=("nearest", "wrap"))[..., None]
    glass = spread(through(bytes_of(alpha)), ~solid) / 255
    np.savez(target, inside=bytes_of(graded(picture, solid) * cover), clear=bytes_of(glass * (1 - cover)))


if __name__ == "__main__":
    main()
