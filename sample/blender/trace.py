"""Outlines from an outline pass: trace.py ids.exr KEY outlines.json. Writes the picture's towers and floors as SVG paths.

Narrow things (rails, fins, pergola beams) are smoothed away, then the edge is followed and simplified."""
import json
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tone"))
from passes import layers  # noqa: E402

PODIUM = 90
ROUGH = 6          # pixels: what is narrower is not worth a corner
TOLERANCE = 2.0    # pixels a straight line may lie beside the edge
SMALLEST = 0.015   # share of a floor below which a loose piece is dropped


def numbers(path):
    return np.rint(layers(path)["Combined"][..., 0] * 1000).astype(int)


def loops(mask):
    """Closed lines between pixels that have the mask on their right."""
    p = np.pad(mask, 1)
    step = {}
    for shift, axis, start, end in ((1, 0, (0, 0), (1, 0)), (-1, 0, (1, 1), (0, 1)), (1, 1, (0, 1), (0, 0)), (-1, 1, (1, 0), (1, 1))):
        ys, xs = np.nonzero(p & ~np.roll(p, shift, axis))
        for y, x in zip(ys.tolist(), xs.tolist()):
            step.setdefault((x + start[0], y + start[1]), []).append((x + end[0], y + end[1]))
    found = []
    while step:
        first = at = next(iter(step))
        line = [first]
        while True:
            after = step[at].pop()
            if not step[at]:
                del step[at]
            if after == first:
                break
            line.append(after)
            at = after
        found.append([(x - 1, y - 1) for x, y in line])
    return found


def simplified(line, tolerance):
    """Douglas-Peucker on a closed line."""
    points = np.array([*line, line[0]], float)
    far = int(np.hypot(*(points - points[0]).T).argmax())
    keep, stack = {0, far}, [(0, far), (far, len(points) - 1)]
    while stack:
        i, j = stack.pop()
        if j <= i + 1:
            continue
        way, rest = points[j] - points[i], points[i + 1:j] - points[i]
        length = np.hypot(*way)
        off = np.abs(way[0] * rest[:, 1] - way[1] * rest[:, 0]) / length if length else np.hypot(*rest.T)
        k = int(off.argmax())
        if off[k] > tolerance:
            keep.add(i + 1 + k)
            stack += [(i, i + 1 + k), (i + 1 + k, j)]
    return [tuple(int(v) for v in points[k]) for k in sorted(keep)]


def area(line):
    x, y = np.array(line, float).T
    return abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def smoothed(mask, reach):
    """Notches and spikes narrower than twice the reach vanish, holes are filled."""
    disk = np.hypot(*np.mgrid[-reach:reach + 1, -reach:reach + 1]) <= reach + 0.3
    pad = np.pad(mask, reach + 2)
    closed = ndimage.binary_fill_holes(ndimage.binary_closing(pad, disk))
    return ndimage.binary_opening(closed, disk)[reach + 2:-reach - 2, reach + 2:-reach - 2]


def path_of(mask, reach, tolerance):
    """SVG path of a mask, relative lines, integers."""
    rows, columns = np.nonzero(mask.any(1))[0], np.nonzero(mask.any(0))[0]
    y0, x0 = rows[0], columns[0]
    part = smoothed(mask[y0:rows[-1] + 1, x0:columns[-1] + 1], reach)
    made = []
    labels, count = ndimage.label(part)
    for k in range(1, count + 1):
        piece = labels == k
        if piece.sum() < SMALLEST * part.sum():
            continue
        line = [(x + int(x0), y + int(y0)) for x, y in simplified(max(loops(piece), key=area), tolerance)]
        steps = zip(line[1:], line)
        made.append("M%d %dl" % line[0] + " ".join("%d %d" % (a - c, b - d) for (a, b), (c, d) in steps) + "z")
    return "".join(made)


def main():
    source, key, target = sys.argv[1:4]
    ids = numbers(source)
    reach, tolerance = ROUGH // 2, TOLERANCE
    picture = {"width": ids.shape[1], "height": ids.shape[0], "towers": {}, "floors": {}}
    towers = sorted({int(v) // 100 for v in np.unique(ids) if v >= 100})
    for tower in towers:
        name = "k%d" % tower
        whole = (ids // 100 == tower) & (ids % 100 != PODIUM)
        picture["towers"][name] = path_of(whole, reach, tolerance)
        if len(towers) > 1:
            continue  # both towers in one picture: there a tower is chosen, not a floor
        floors = sorted(int(v) % 100 for v in np.unique(ids[whole]) if v % 100 < 50)
        picture["floors"][name] = {str(floor): path_of(ids == tower * 100 + floor, reach, tolerance) for floor in floors}
    pictures = {}
    if os.path.exists(target):
        with open(target, encoding="utf-8") as file:
            pictures = json.load(file)
    pictures[key] = picture
    with open(target + ".part", "w", encoding="utf-8") as file:
        json.dump(dict(sorted(pictures.items())), file, indent=1)
        file.write("\n")
    os.replace(target + ".part", target)


if __name__ == "__main__":
    main()
