"""Two half renders to one clean picture: denoise.py A.exr B.exr OUT.exr [metres a position difference counts as an edge].

Light (irradiance, gloss) is filtered without the surface's own colour, which has hardly any noise, and multiplied by it again:
textures stay sharp while walls come out flat."""
import ctypes
import os
import subprocess
import sys

import numpy as np

from exr import layers, write

HERE = os.path.dirname(os.path.abspath(__file__))
FLOATS = ctypes.POINTER(ctypes.c_float)
# Per feature (normal, colour, position): least difference that counts, and how much of the noise is forgiven.
LEAST = np.repeat(np.array([0.003, 0.002, 0.01], np.float32), 3)[:, None, None]
FORGIVEN = np.repeat(np.array([0.7, 0.7, 1.6], np.float32), 3)[:, None, None]


def library(name="nlm"):
    """A compiled filter; built again when its source is newer."""
    source = os.path.join(HERE, name + ".c")
    folder = os.path.join(HERE, "..", "build")
    target = os.path.join(folder, "lib%s.so" % name)
    os.makedirs(folder, exist_ok=True)
    if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
        fresh = "%s.%d" % (target, os.getpid())
        subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", "-fopenmp", source, "-o", fresh], check=True)
        os.replace(fresh, target)
    return ctypes.CDLL(target)


def pointer(array):
    return array.ctypes.data_as(FLOATS)


def blurred(array, reach):
    """Box mean over (2 reach + 1) squared pixels along the last two axes."""
    size = 2 * reach + 1
    for axis in (-2, -1):
        pad = [(0, 0)] * array.ndim
        pad[axis] = (reach + 1, reach)
        total = np.cumsum(np.pad(array, pad, mode="edge").astype(np.float64), axis=axis)
        count = array.shape[axis]
        high, low = [slice(None)] * array.ndim, [slice(None)] * array.ndim
        high[axis], low[axis] = slice(size, size + count), slice(0, count)
        array = ((total[tuple(high)] - total[tuple(low)]) / size).astype(np.float32)
    return array


class Features:
    """What tells surfaces apart: normal, colour and place, with their noise and the scale of a difference."""

    def __init__(self, a, b, metres):
        first, second = (self._of(half, metres) for half in (a, b))
        mean = (first + second) * 0.5
        spread = blurred((first - second) ** 2 * 0.25, 1)
        across, down = np.zeros_like(mean), np.zeros_like(mean)
        across[..., 1:-1] = (mean[..., 2:] - mean[..., :-2]) * 0.5
        down[:, 1:-1] = (mean[:, 2:] - mean[:, :-2]) * 0.5
        # Without the gradient, edges seen at a flat angle come out dotted.
        slope = blurred(across * across + down * down, 1)
        scale = 1 / (FORGIVEN ** 2 * np.maximum(LEAST, np.maximum(spread, slope)))
        self.mean, self.spread, self.scale = (np.ascontiguousarray(x, np.float32) for x in (mean, spread, scale))

    @staticmethod
    def _of(half, metres):
        parts = (half["Normal"], half["DiffCol"], half["Position"] / metres)
        return np.moveaxis(np.concatenate(parts, -1), -1, 0).astype(np.float32)


def filtered(lib, halves, features, radius, patch, strength, steps):
    """Mean of both halves, each filtered with weights from the other one; [3, height, width]."""
    a, b = halves
    height, width = a.shape[1:]
    for turn, step in enumerate(steps):
        noise = np.maximum(blurred((a - b) ** 2 * 0.5, 1 if turn == 0 else 3), 1e-8)
        made = []
        for image, guide in ((a, b), (b, a)):
            out = np.empty_like(image)
            lib.nlm(width, height, pointer(image), pointer(guide), pointer(noise), len(features.mean), pointer(features.mean),
                    pointer(features.spread), pointer(features.scale), radius, patch, step, ctypes.c_float(strength), pointer(out))
            made.append(out)
        a, b = made
    return (a + b) * 0.5


def light(lib, a, b, kind, features, **how):
    """Direct and indirect light of one kind ('Diff', 'Gloss'), freed of fireflies and noise."""
    halves = [np.ascontiguousarray(np.moveaxis(half[kind + "Dir"] + half[kind + "Ind"], -1, 0), np.float32) for half in (a, b)]
    if max(half.max() for half in halves) <= 0:
        return np.zeros_like(a["Normal"])
    ceiling = blurred(0.5 * (halves[0] + halves[1]), 2) * 6 + 0.02
    clean = filtered(lib, [np.minimum(half, ceiling) for half in halves], features, **how)
    return np.moveaxis(clean, 0, -1)


def colour(lib, a, b, kind, features):
    """A surface's own colour. Behind a pane it is noisy: some samples see the pane, others what lies behind it."""
    halves = [np.ascontiguousarray(np.moveaxis(half[kind + "Col"], -1, 0), np.float32) for half in (a, b)]
    return np.moveaxis(filtered(lib, halves, features, radius=4, patch=1, strength=0.7, steps=(1,)), 0, -1)


def main():
    first, second, target = sys.argv[1:4]
    metres = float(sys.argv[4]) if len(sys.argv) > 4 else 2.0
    lib, a, b = library(), layers(first), layers(second)
    features = Features(a, b, metres)

    def mean(name):
        return (a[name] + b[name]) * 0.5

    picture = light(lib, a, b, "Diff", features, radius=7, patch=2, strength=0.7, steps=(1, 2)) * colour(lib, a, b, "Diff", features)
    picture += light(lib, a, b, "Gloss", features, radius=5, patch=1, strength=0.6, steps=(1,)) * colour(lib, a, b, "Gloss", features)
    if "TransDir" in a:
        picture += mean("TransCol") * (mean("TransDir") + mean("TransInd"))
    write(target, picture + mean("Emit") + mean("Env"))


if __name__ == "__main__":
    main()
