"""A room all around from two small lit halves and one large unlit pass: panoramaRoom.py A.exr B.exr FEATURES.exr OUT.npz (display
values, 0 to 255). Where one sees out, `alpha` falls to 0."""
import sys

import numpy as np

from bytesOf import bytes_of
from exr import layers, planes
from guided import lit_on
from roomTone import graded

OVERLAP = 32


def main():
    first, second, wide, target = sys.argv[1:5]
    picture = lit_on([layers(first), layers(second)], layers(wide), OVERLAP)
    alpha = np.clip(next(plane for name, plane in planes(wide).items() if name.endswith("Combined.A")), 0, 1)
    inside = graded(picture / np.maximum(alpha, 0.05)[..., None]) * alpha[..., None]
    np.savez(target, inside=bytes_of(inside), alpha=bytes_of(alpha))


if __name__ == "__main__":
    main()
