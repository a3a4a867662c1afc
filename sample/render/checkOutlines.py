"""Checks that every floor's outline matches its outline pass: checkOutlines.py [minimum share, default 0.95].

Reads data/outlines.json and build/<picture>.ids.exr (written by render.mjs). Also prints the height of the lowest floor
in pixels, at its thinnest and on average, on a phone 390 px wide. The exit code is 1 if a floor fails."""
import json
import os
import re
import sys

import numpy as np

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path[:0] = [os.path.join(HERE, "blender"), os.path.join(HERE, "tone")]
from trace import PODIUM, numbers  # noqa: E402

PHONE = 390


def rings(path):
    """The points of each closed subpath of a path with relative lines."""
    for start, rest in re.findall(r"M(-?\d+ -?\d+)l([^z]*)z", path):
        steps = np.array([[int(v) for v in re.findall(r"-?\d+", start)], *np.array(re.findall(r"-?\d+", rest), int).reshape(-1, 2)])
        yield np.cumsum(steps, axis=0)


def painted(path, shape):
    """A mask of the pixels inside a path (even-odd, at pixel centres)."""
    mask = np.zeros(shape, bool)
    for ring in rings(path):
        after = np.roll(ring, -1, 0)
        for y in range(max(0, ring[:, 1].min()), min(shape[0], ring[:, 1].max())):
            centre = y + 0.5
            hit = (ring[:, 1] > centre) != (after[:, 1] > centre)
            a, b = ring[hit].astype(float), after[hit].astype(float)
            xs = np.sort(a[:, 0] + (centre - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1]))
            for x0, x1 in zip(xs[::2], xs[1::2]):
                mask[y, int(np.ceil(x0 - 0.5)):int(np.ceil(x1 - 0.5))] ^= True
    return mask


def shares(outline, mask):
    both = (outline & mask).sum()
    return both / max(1, mask.sum()), both / max(1, outline.sum())


def check(key, picture, least):
    path = os.path.join(HERE, "build", "%s.ids.exr" % os.path.basename(key))
    ids = numbers(path) if os.path.exists(path) else None
    if ids is None or ids.shape != (picture["height"], picture["width"]):
        print("%-22s no outline pass in build/: render it first" % key)
        return False
    worst, failed = 1.0, []
    for tower, whole_path in picture["towers"].items():
        floors = picture["floors"].get(tower, {})
        for floor, path in floors.items():
            pair = shares(painted(path, ids.shape), ids == int(tower[1:]) * 100 + int(floor))
            worst = min(worst, *pair)
            if min(pair) < least:
                failed.append("%s floor %s: %.3f of the floor, %.3f of the outline" % (tower, floor, *pair))
        whole = (ids // 100 == int(tower[1:])) & (ids % 100 != PODIUM)
        tower_pair = shares(painted(whole_path, ids.shape), whole)
        worst = min(worst, *tower_pair)
        if min(tower_pair) < least:
            failed.append("tower %s: %.3f and %.3f" % (tower, *tower_pair))
        high = (ids == int(tower[1:]) * 100 + 1).sum(0)
        high = high[high > 0] * PHONE / picture["width"]
        print("%-22s %s: least %.3f, tower %.3f and %.3f, floor 1 on a phone %.0f px (thinnest tenth %.0f), longest path %d bytes"
              % (key, tower, worst, *tower_pair, high.mean(), np.percentile(high, 10), max(map(len, [whole_path, *floors.values()]))))
    for line in failed:
        print("  FAILED", line)
    return not failed


def main():
    least = float(sys.argv[1]) if len(sys.argv) > 1 else 0.95
    with open(os.path.join(HERE, "data", "outlines.json"), encoding="utf-8") as file:
        pictures = json.load(file)
    good = [check(key, picture, least) for key, picture in pictures.items()]
    sys.exit(0 if all(good) else 1)


main()
