"""Doors, windows and curtains of an apartment."""
import math

from interiorMesh import Faces, grid_surface, put, rounded_box, to_object
from interiorPlan import OPEN_AIR, inside, outward

FRAME = 0.055
# How far a door's lining covers the wall beside it.
CASING = 0.045


def build_door(opening, palette, parent, top, is_open):
    """Lining and leaf of a door; in an open doll house the leaf stands open."""
    door, h, t = opening["datum"], opening["h"], opening["t"]
    x0, y0, x1, y1 = opening["rect"]
    head = min(opening["z1"], top)
    # A wall that is cut shows no casing: it would cover its dark top.
    casing = CASING if head < top else 0.0
    lining = Faces("lining")
    for end in (0, 1):
        a = (x0 - casing, y0 - 0.012, 0) if h == 0 else (x0 - 0.012, y0 - casing, 0)
        b = (x0 + 0.03, y1 + 0.012, head + casing) if h == 0 else (x1 + 0.012, y0 + 0.03, head + casing)
        move = (end * (x1 - x0 - 0.03 + casing), 0) if h == 0 else (0, end * (y1 - y0 - 0.03 + casing))
        lining.box(palette.door, (a[0] + move[0], a[1] + move[1], 0), (b[0] + move[0], b[1] + move[1], head + casing))
    if head < top:
        low, high = ((x0, y0 - 0.012), (x1, y1 + 0.012)) if h == 0 else ((x0 - 0.012, y0), (x1 + 0.012, y1))
        lining.box(palette.door, (*low, head - 0.03), (*high, head + casing))
    lining.build(parent)
    hinge, side, width = door["hinge"], door["side"], door["width"] - 0.07
    leaf_material = palette.wood2 if door["kind"] == "entrance" else palette.door
    data = rounded_box(leaf_material, (width, 0.042, head - 0.04), 0.004)
    along = (1, 0) if h == 0 else (0, 1)
    across = (0, side) if h == 0 else (side, 0)
    corner = [door["at"][n] + along[n] * hinge * (door["width"] / 2 - 0.035) + across[n] * t / 2 for n in (0, 1)]
    closed = math.atan2(-hinge * along[1], -hinge * along[0])
    opened = math.atan2(across[1], across[0])
    turn = opened if is_open else closed
    back = 0 if is_open else -0.025
    middle = [corner[n] + (math.cos(turn), math.sin(turn))[n] * width / 2 + across[n] * back for n in (0, 1)]
    put(parent, data, (*middle, head / 2), turn, "leaf")
    grip = [middle[n] + (math.cos(turn), math.sin(turn))[n] * (width / 2 - 0.07) for n in (0, 1)]
    put(parent, rounded_box(palette.metal, (0.13, 0.13, 0.02), 0.008), (grip[0], grip[1], 1.02), turn, "grip")


def _panels(window):
    width = window["width"]
    if window["kind"] == "sliding":
        return max(2, round(width / 1.35))
    return 2 if width > 1.15 else 1


def build_window(opening, layout, palette, parent, top):
    """Frame, mullions, panes and inner board of a window."""
    window, h = opening["datum"], opening["h"]
    n, (x0, y0, x1, y1) = outward(layout, window), opening["rect"]
    a, b = (x0, x1) if h == 0 else (y0, y1)
    z0, z1 = opening["z0"], min(opening["z1"], top)
    c = window["at"][1 - h] + (n[1] if h == 0 else n[0]) * 0.05
    frame, panes = Faces("frame"), Faces("panes")

    def bar(u0, u1, low, high, depth=0.035):
        p, q = ((u0, c - depth), (u1, c + depth)) if h == 0 else ((c - depth, u0), (c + depth, u1))
        frame.box(palette.frame, (*p, low), (*q, high))
    count = _panels(window)
    bar(a, b, z0, z0 + FRAME)
    if opening["z1"] <= top:
        bar(a, b, z1 - FRAME, z1)
    for k in range(count + 1):
        u, half = a + (b - a) * k / count, FRAME / 2 if k in (0, count) else 0.04
        u = min(max(u, a + FRAME / 2), b - FRAME / 2)
        bar(u - half, u + half, z0, z1)
    p, q = ((a, c), (b, c)) if h == 0 else ((c, a), (c, b))
    panes.upright(palette.glass, p, q, z0 + FRAME, z1 - (FRAME if opening["z1"] <= top else 0))
    if window["sill"] > 0.3:
        inner = [(x0, y0, z0 - 0.01), (x1, y1, z0 + 0.014)]
        frame.box(palette.door, *inner)
    frame.build(parent)
    pane = panes.build(parent)
    pane.visible_shadow = False


# Metres from the wall to thin cloth and to the curtain before it; how much of a window thin cloth covers at each end.
SHEER_AT, CURTAIN_AT = 0.06, 0.15
COVERED, COVERED_AT_DOOR = 0.33, 0.22


def _hung(material, parent, frame, across):
    """Cloth from the ceiling to the floor: frame = (h, from, to, wall distance's place), across = (waves a metre, depth of a fold)."""
    (h, u0, u1, c), (waves, deep), top = frame, across[:2], across[2]
    width = u1 - u0

    def fold(u, v):
        along = u0 + width * u
        phase = along * waves * math.tau + 0.9 * math.sin(along * 5.3)
        gathered = 0.75 + 0.25 * v
        swing = deep * (math.sin(phase) + 0.22 * math.sin(2 * phase + 1.3)) * gathered + 0.006 * math.sin(along * 17 + v * 3)
        z = 0.012 + v * top
        return (along, c + swing, z) if h == 0 else (c + swing, along, z)
    to_object(material.name, grid_surface(material.name, material, (max(24, round(width * waves * 14)), 6), fold), parent)


def build_curtains(opening, layout, palette, parent, taken):
    """Thin cloth over both ends of a window, before it a linen curtain; each is left out where furniture stands. The middle stays open, so that
    one sees out and steps out."""
    window, h = opening["datum"], opening["h"]
    n, half = outward(layout, window), window["width"] / 2
    room = next(r for r in layout["rooms"] if r["id"] == window["room"])
    out, wall = (n[1] if h == 0 else n[0]), opening["t"] / 2
    covered = window["width"] * (COVERED_AT_DOOR if window.get("to") not in (None, "outside") else COVERED)
    for end in (-1, 1):
        edge = window["at"][h] + end * half
        for material, reach, beyond, away, folds in ((palette.sheer, covered, 0.12, SHEER_AT, (6.5, 0.034)), (palette.curtain, 0.06, 0.3, CURTAIN_AT, (8.5, 0.036))):
            u0, u1 = sorted((edge - end * reach, edge + end * beyond))
            c = window["at"][1 - h] - out * (wall + away)
            zone = (u0, c - 0.05, u1, c + 0.05) if h == 0 else (c - 0.05, u0, c + 0.05, u1)
            outside = not all(inside(room["poly"], x, y) for x in (zone[0], zone[2]) for y in (zone[1], zone[3]))
            if outside or any(r[0] < zone[2] and zone[0] < r[2] and r[1] < zone[3] and zone[1] < r[3] for r in taken):
                continue
            _hung(material, parent, (h, u0, u1, c), (*folds, layout["clear"] - 0.05))
    length = window["width"] + 0.7
    at = [window["at"][k] - n[k] * (wall + (SHEER_AT + CURTAIN_AT) / 2) for k in (0, 1)]
    size = (length, 0.14, 0.025) if h == 0 else (0.14, length, 0.025)
    put(parent, rounded_box(palette.ceiling, size, 0.006), (*at, layout["clear"] - 0.0135), name="rail")


def is_dry(layout, window):
    """Whether curtains belong to a window: rooms to live and sleep in."""
    room = next(r for r in layout["rooms"] if r["id"] == window["room"])
    return room["kind"] in ("living", "master", "bedroom", "children") and room["kind"] not in OPEN_AIR
