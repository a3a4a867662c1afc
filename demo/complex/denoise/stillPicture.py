"""A still from two small lit halves and one large unlit pass: stillPicture.py A.exr B.exr FEATURES.exr OUT.png room|paper."""
import sys

import numpy as np

from bytesOf import bytes_of
import paperTone
import roomTone
from exr import layers
from guided import lit_on
from tone import write_png


def main():
    first, second, wide, target, look = sys.argv[1:6]
    shown = layers(wide)
    picture = lit_on([layers(first), layers(second)], shown, overlap=0) + shown["Env"]
    write_png(target, bytes_of(np.clip({"room": roomTone, "paper": paperTone}[look].graded(picture), 0, 1)))


if __name__ == "__main__":
    main()
