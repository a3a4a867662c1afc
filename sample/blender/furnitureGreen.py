"""Plants and the furniture of balconies and terraces."""
import math
import random

from furnitureSeats import chair
from furnitureShapes import bar
from interiorMesh import Faces


def _leaves(p, centre, height, count, width):
    """Arching leaves from a pot; two greens. A leaf ends in the wall it grows into: its tip would show on the other side."""
    rand, faces = random.Random(round(p.seed * 50 + centre[0] * 9)), Faces("leaves")
    for _ in range(count):
        turn, lean, length = rand.uniform(0, math.tau), rand.uniform(0.25, 1.05), rand.uniform(0.4, 0.72) * height
        start = centre[2] + rand.uniform(0, 0.4 * height)
        material = p.palette.leaf if rand.random() < 0.65 else p.palette.leaf2
        before, walled = None, [False] * 3
        for k in range(8):
            t = k / 7
            out = length * t * math.sin(lean) + 0.012
            z = start + length * (t * math.cos(lean) * 1.15 - 0.5 * t * t * math.sin(lean))
            half = width * math.sin(math.pi * min(0.98, 0.1 + 0.9 * t))
            c, s = math.cos(turn), math.sin(turn)
            x, y = centre[0] + c * out, centre[1] + s * out
            row = ((x - s * half, y + c * half, z + 0.3 * half), (x, y, z), (x + s * half, y - c * half, z + 0.3 * half))
            if before:
                faces.add(material, [before[0], before[1], row[1], row[0]])
                faces.add(material, [before[1], before[2], row[2], row[1]])
            before = row
            walled = [was or p.is_in_wall(*point[:2]) for was, point in zip(walled, row)]
            if all(walled):
                break
    item = faces.build(p.root)
    item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))


def _foliage(p, centre, height):
    """Slim stems with oval leaves all around, drooping; a leaf that would grow into a wall is left out."""
    rand, faces = random.Random(round(p.seed * 70 + centre[0] * 9)), Faces("leaves")
    for stem in range(5):
        turn, lean = stem * math.tau / 5 + rand.uniform(-0.4, 0.4), rand.uniform(0.06, 0.2)
        tall = height * rand.uniform(0.72, 1.0)
        way = [(centre[0] + math.cos(turn) * lean * tall * t * t, centre[1] + math.sin(turn) * lean * tall * t * t, centre[2] + tall * t) for t in (k / 10 for k in range(11))]
        bar(p, p.palette.wood2, way, 0.008)
        for k in range(17):
            t = 0.28 + 0.72 * k / 16
            at = way[min(10, round(t * 10))]
            _leaf(p, faces, (at[0], at[1], centre[2] + tall * t), (k * 2.4 + stem, rand.uniform(0.15, 0.9) * (1.1 - 0.6 * t)), rand.uniform(0.18, 0.28))
    item = faces.build(p.root)
    item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))


def _leaf(p, faces, at, way, length):
    """One oval leaf, folded along its rib; way = (turn, how far it is bent from upright)."""
    (turn, bent), rows = way, []
    c, s = math.cos(turn), math.sin(turn)
    for k in range(8):
        t = k / 7
        out, rise = length * t * (0.55 + 0.45 * math.sin(bent + t)) + 0.01, length * (t * math.cos(bent) - 0.75 * t * t * (0.35 + math.sin(bent)))
        half = 0.24 * length * math.sin(math.pi * min(1.0, max(0.0, t * 1.12 - 0.12)) ** 0.85) + 0.0015
        x, y, z = at[0] + c * out, at[1] + s * out, at[2] + rise
        rows.append(((x - s * half, y + c * half, z + 0.25 * half), (x, y, z), (x + s * half, y - c * half, z + 0.25 * half)))
    if any(p.is_in_wall(*point[:2]) for row in rows for point in row):
        return
    material = p.palette.leaf if math.sin(turn * 3.1) > -0.3 else p.palette.leaf2
    for low, high in zip(rows, rows[1:]):
        faces.add(material, [low[0], low[1], high[1], high[0]])
        faces.add(material, [low[1], low[2], high[2], high[1]])


def plant(p):
    """A large plant in a clay pot."""
    m, r = p.palette, min(p.w, p.d) * 0.36
    p.turned(m.pot, (p.w / 2, p.d / 2, 0), [(r * 0.75, 0), (r * 0.86, 0.02), (r * 1.04, 0.2), (r * 1.1, 0.36), (r, 0.36), (r * 0.95, 0.32)])
    p.turned(m.soil, (p.w / 2, p.d / 2, 0.3), [(r * 0.95, 0), (r * 0.95, 0.03)])
    height = 1.25 if p.top is None else min(1.25, p.top - 0.4)
    _foliage(p, (p.w / 2, p.d / 2, 0.33), height)


def planter(p):
    """A long box of grasses, with a broad-leaved plant here and there."""
    m, w, d = p.palette, p.w, p.d
    p.box(m.pot, (0, 0, 0), (w, d, 0.42), 0.01)
    p.box(m.soil, (0.02, 0.02, 0.38), (w - 0.02, d - 0.02, 0.425), 0)
    long, wide, turned_in = max(w, d), min(w, d), d > w
    count = max(2, round(long / 0.2))
    for k in range(count):
        along, across = long * (k + 0.5) / count, wide * (0.5 + 0.16 * math.sin(k * 2.3))
        at = (across, along, 0.42) if turned_in else (along, across, 0.42)
        if k % 4 == 2:
            _leaves(p, at, 0.4, 12, 0.018)
        else:
            _leaves(p, at, 0.62, 30, 0.0045)


def bistro(p):
    """Two chairs and a round table."""
    m, w, d = p.palette, p.w, p.d
    chair(p, 0.3, d / 2, -math.pi / 2)
    chair(p, w - 0.3, d / 2, math.pi / 2)
    p.turned(m.black, (w / 2, d / 2, 0), [(0.2, 0), (0.19, 0.015), (0.02, 0.03), (0.02, 0.7), (0.02, 0.71)], 36)
    p.turned(m.wood, (w / 2, d / 2, 0.71), [(0.29, 0), (0.3, 0.012), (0.29, 0.026)], 48)
    p.turned(m.ceramic, (w / 2 + 0.05, d / 2, 0.736), [(0.03, 0), (0.042, 0.06), (0.036, 0.06)], 24)


def loungers(p):
    """Two sunbeds with raised heads."""
    m = p.palette
    for u in (0, p.w - 0.7):
        q = p.child(u, 0, 0)
        q.box(m.wood, (0, 0.05, 0.22), (0.7, p.d, 0.28), 0.012)
        for a in (0.06, 0.6):
            for b in (0.2, p.d - 0.2):
                q.box(m.wood, (a, b, 0), (a + 0.05, b + 0.05, 0.23), 0.006)
        q.mattress(m.linen, (0.03, 0.62, 0.27), (0.67, p.d - 0.02, 0.36), 0.01, 0.03)
        head = q.child(0, 0.62, 0, 0.3)
        head.box(m.linen, (0.03, -0.6, 0.0), (0.67, 0.0, 0.09), 0.035, (math.radians(-32), 0, 0)).location.z += 0.17
        pillow = q.child(0.35, 0.22, 0, 0.63)
        pillow.pillow(m.cushion, (0, 0, 0), (0.46, 0.26, 0.12), (math.radians(-32), 0, 0))


def lounge_set(p):
    """An outdoor corner sofa with a low table."""
    m, w, d = p.palette, p.w, p.d
    for low, high in (((0, 0), (w, 0.8)), ((0, 0.8), (0.8, d))):
        p.box(m.wood, (*low, 0.1), (*high, 0.26), 0.01)
    p.box(m.wood, (0, 0, 0.26), (w, 0.1, 0.62), 0.01)
    p.box(m.wood, (0, 0.1, 0.26), (0.1, d, 0.62), 0.01)
    p.mattress(m.cushion3, (0.12, 0.12, 0.25), (0.79, 0.8, 0.42), 0.02, 0.05)
    p.mattress(m.cushion3, (0.12, 0.82, 0.25), (0.79, d - 0.02, 0.42), 0.02, 0.05)
    count = max(1, round((w - 0.8) / 0.85))
    for k in range(count):
        a = 0.81 + (w - 0.83) * k / count
        p.mattress(m.cushion3, (a, 0.12, 0.25), (a + (w - 0.83) / count - 0.01, 0.79, 0.42), 0.02, 0.05)
        q = p.child(a + (w - 0.83) / count / 2, 0.2, 0, 0.58)
        q.pillow(m.cushion if k % 2 else m.cushion2, (0, 0, 0), (0.52, 0.4, 0.18), (math.radians(70), 0, 0))
    q = p.child(0.2, 1.3, math.pi / 2, 0.58)
    q.pillow(m.cushion, (0, 0, 0), (0.5, 0.4, 0.18), (math.radians(-70), 0, 0))
    p.box(m.wood2, (1.25, 1.2, 0.28), (w - 0.2, 1.9, 0.32), 0.012)
    for u in (1.32, w - 0.3):
        for v in (1.26, 1.8):
            p.box(m.black, (u, v, 0), (u + 0.03, v + 0.03, 0.28), 0.003)
