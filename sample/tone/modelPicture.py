"""A picture of a model on paper ground: modelPicture.py LIGHT.exr OUT.png doll|top. A plan seen from above becomes pure paper at its edges."""
import sys

import paperTone
import topTone
from passes import layers
from png import write_png


def main():
    source, target, kind = sys.argv[1:4]
    shown = layers(source)
    light = shown["Combined"][..., :3]
    write_png(target, topTone.graded(light, shown["Position"]) if kind == "top" else paperTone.graded(light))


if __name__ == "__main__":
    main()
