"""A room all around: panoramaRoom.py LIGHT.exr PANES.exr OUT.npz writes its display values (`inside`) and how much of what lies behind is seen (`clear`), both
in bytes. The light goes on at both ends by as much as it is wider than the panes."""
import sys

import numpy as np

from passes import light_and_cover, spread, through
from png import bytes_of
from stillPicture import inside_of


def main():
    lit, panes, target = sys.argv[1:4]
    light, cover = light_and_cover(lit)
    _, alpha = light_and_cover(panes)
    overlap = (light.shape[1] - alpha.shape[1]) // 2
    inner = slice(overlap, light.shape[1] - overlap)
    light, cover = light[:, inner], cover[:, inner]
    glass = spread(through(alpha), alpha < 0.99)
    np.savez(target, inside=bytes_of(inside_of(light, cover, "home")), clear=bytes_of(glass * (1 - cover[..., None])))


if __name__ == "__main__":
    main()
