"""The camera of a doll house: above, the whole apartment in the frame. Plain Python."""
import math

LENS, SENSOR, MARGIN = 60.0, 36.0, 0.93
ELEVATION = math.radians(62)


def _basis(azimuth):
    """Right, up and backward vectors of a camera that looks down from an azimuth (0 = from the south, 90 = from the east)."""
    c, s, ce, se = math.cos(azimuth), math.sin(azimuth), math.cos(ELEVATION), math.sin(ELEVATION)
    back = (s * ce, -c * ce, se)
    right = (c, s, 0.0)
    up = (back[1] * right[2] - back[2] * right[1], back[2] * right[0] - back[0] * right[2], back[0] * right[1] - back[1] * right[0])
    return right, up, back


def _dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def fit(points, azimuth, ratio):
    """The nearest camera on this azimuth that holds all points: (position, target, distance)."""
    right, up, back = _basis(azimuth)
    wide = SENSOR / LENS / 2
    target = [sum(p[k] for p in points) / len(points) for k in range(3)]
    distance = 40.0
    for _ in range(60):
        spans = []
        for axis, limit in ((right, wide), (up, wide / ratio)):
            seen = []
            for p in points:
                rel = [p[k] - target[k] for k in range(3)]
                seen.append(_dot(rel, axis) / (distance - _dot(rel, back)) / limit)
            spans.append((min(seen), max(seen), limit, axis))
        for low, high, limit, axis in spans:
            move = (low + high) / 2 * limit * distance
            target = [target[k] + axis[k] * move for k in range(3)]
        distance *= max((high - low) / 2 for low, high, _, _ in spans) / MARGIN
    return [target[k] + back[k] * distance for k in range(3)], target, distance


def view(points, ratio):
    """The apartment from the front, the entrance on top of the picture as on the plan: (position, target, azimuth)."""
    position, target, _ = fit(points, 0.0, ratio)
    return position, target, 0.0
