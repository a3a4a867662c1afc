"""A still from one whole picture without noise: stillWhole.py WHOLE.exr FEATURES.exr OUT.png LOOK, home or open, and, where one sees out, OUTLOOK.exr
and "straight" or "reflected". In a whole picture (quickPasses.whole) there are no panes; what they dim is known from FEATURES.exr."""
import sys

import numpy as np

import roomTone
from bytesOf import bytes_of
from exr import layers
from guided import spread
from stillPicture import LIGHTER, OPEN, alpha_of, outlook_of
from throughPanes import through
from tone import write_png


def at_home(whole, wide, look, outlook=None, way=None):
    """A room's light as display values, and its outlook where one sees out."""
    cover = alpha_of(whole)[..., None]
    # The edge of a frame is as light as the frame, not darker for what it lets through; where hardly anything is solid, its neighbour knows.
    light = spread(layers(whole)["Combined"] / np.maximum(cover, 0.01), cover[..., 0] > 0.3)
    inside = roomTone.filmed(light, cover[..., 0] > 0.99, **(OPEN if look == "open" else {}))
    if not outlook:
        return inside * cover
    alpha = alpha_of(wide)
    glass = spread(through(bytes_of(alpha)) / 255, alpha < 0.99)
    seen = outlook_of(outlook, alpha.shape)[:, :: -1 if way == "reflected" else 1]
    return inside * cover + seen ** LIGHTER[look] * glass * (1 - cover)


def main():
    whole, wide, target, look, *beyond = sys.argv[1:]
    write_png(target, bytes_of(at_home(whole, wide, look, *beyond)))


if __name__ == "__main__":
    main()
