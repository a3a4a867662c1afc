"""A plan seen from above from two small lit halves and one large unlit pass: topPicture.py A.exr B.exr FEATURES.exr OUT.png."""
import sys

import numpy as np

from bytesOf import bytes_of
from exr import layers
from guided import lit_on
from tone import write_png
from topTone import graded


def main():
    first, second, wide, target = sys.argv[1:5]
    shown = layers(wide)
    picture = lit_on([layers(first), layers(second)], shown, overlap=0)
    write_png(target, bytes_of(np.clip(graded(picture, shown["Position"]), 0, 1)))


if __name__ == "__main__":
    main()
