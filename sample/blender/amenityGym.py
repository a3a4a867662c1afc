"""The fitness room: treadmills at the window, weights before a mirror wall, mats on dark rubber."""
import math

import amenityModel
from amenityRoom import stand, window
from interiorMesh import Faces
from interiorNodes import plain

WALL = amenityModel.WALL
WIDE, DEEP, HIGH = 10.4, 7.0, 3.1
# The window in the west wall: from, to, low, high.
WINDOW = (0.6, 6.3, 0.1, 2.7)


def treadmill(p, u, v):
    """Its runner looks along +v."""
    m = p.palette
    q = p.child(u, v)
    q.box(m.black, (-0.42, 0, 0.05), (0.42, 1.75, 0.2), 0.03)
    q.box(m.steel, (-0.44, 0.02, 0.18), (-0.34, 1.7, 0.23), 0.01)
    q.box(m.steel, (0.34, 0.02, 0.18), (0.44, 1.7, 0.23), 0.01)
    for x in (-0.38, 0.38):
        q.box(m.black, (x - 0.03, 1.5, 0.15), (x + 0.03, 1.6, 1.35), 0.012)
        q.box(m.black, (x - 0.025, 1.0, 1.0), (x + 0.025, 1.6, 1.05), 0.012)
    q.box(m.black, (-0.42, 1.5, 1.22), (0.42, 1.62, 1.42), 0.03)
    q.box(m.screen, (-0.2, 1.48, 1.27), (0.2, 1.5, 1.5), 0.01)


def dumbbells(p, u, v, length):
    """A rack of three shelves."""
    m = p.palette
    q = p.child(u, v)
    for x in (0, length - 0.06):
        q.box(m.black, (x, 0, 0), (x + 0.06, 0.45, 1.0), 0.01)
    for k, z in enumerate((0.25, 0.6, 0.92)):
        q.box(m.black, (0, 0.03, z), (length, 0.42, z + 0.04), 0.006)
        n = int((length - 0.2) / 0.3)
        for j in range(n):
            x, r = 0.16 + j * (length - 0.3) / n, 0.05 + 0.012 * (2 - k)
            for dv in (0.08, 0.28):
                q.rod(m.black, (x, dv, z + 0.04 + r), r, 0.1, (-math.pi / 2, 0, 0))
            q.rod(m.steel, (x, 0.1, z + 0.04 + r), 0.016, 0.26, (-math.pi / 2, 0, 0))


def bench_press(p, u, v, accent):
    """A flat bench under a barbell."""
    m = p.palette
    q = p.child(u, v)
    q.box(accent, (-0.16, 0, 0.4), (0.16, 1.25, 0.5), 0.03)
    for y in (0.15, 1.05):
        q.box(m.black, (-0.22, y - 0.04, 0), (0.22, y + 0.04, 0.06), 0.01)
        q.box(m.black, (-0.04, y - 0.04, 0.05), (0.04, y + 0.04, 0.41), 0.008)
    for x in (-0.58, 0.58):
        q.box(m.black, (x - 0.04, 0.88, 0), (x + 0.04, 0.98, 1.15), 0.01)
        q.box(m.black, (x - 0.05, 0.6, 0), (x + 0.05, 1.25, 0.06), 0.01)
    bar = q.child(-1.05, 0.88, 0, 1.08)
    bar.rod(m.steel, (0, 0, 0), 0.015, 2.1, (0, math.pi / 2, 0))
    for x in (0.12, 0.18, 1.87, 1.93):
        bar.rod(m.black, (x, 0, 0), 0.225, 0.05, (0, math.pi / 2, 0))


def gym(palette, root):
    m, p = palette, stand(palette, root, (WIDE, DEEP))
    rubber, mirror = plain("rubber", "#8f897f", 0.8, 0, 0.2), plain("mirror wall", "#dfe3e3", 0.02, 1.0)
    accent = plain("bench", "#a86a4f", 0.6)
    amenityModel.slab(m, root, (-WALL, 0, WIDE, DEEP + WALL, 0), rubber)
    amenityModel.wall(m, root, (-WALL, 0, 0, DEEP), HIGH, [WINDOW])
    amenityModel.wall(m, root, (-WALL, DEEP, WIDE, DEEP + WALL), HIGH)
    window(p, m, (-0.16, WINDOW[0], WINDOW[2]), (WINDOW[1] - WINDOW[0], WINDOW[3] - WINDOW[2]), 1)
    for k in range(4):
        treadmill(p.child(2.2, 1.15 + k * 1.35, math.pi / 2), 0, 0)
    p.box(mirror, (4.0, DEEP - 0.03, 0.35), (WIDE - 0.3, DEEP - 0.01, 2.4), 0)
    p.box(m.wood, (0.0, DEEP - 0.03, 0.0), (3.9, DEEP, 2.9), 0)
    for k in range(40):
        x = 0.04 + k * 0.097
        p.box(m.wood2, (x, DEEP - 0.07, 0.0), (x + 0.058, DEEP - 0.03, 2.9), 0.004)
    boards = Faces("boards")
    boards.add(m.plank, [(4.0, 3.9, 0.006), (WIDE, 3.9, 0.006), (WIDE, DEEP, 0.006), (4.0, DEEP, 0.006)])
    boards.build(root)
    dumbbells(p.child(6.9, DEEP - 0.1, math.pi), 0, 0, 2.6)
    bench_press(p, 8.6, 4.5, accent)
    wall_bars(p.child(1.1, DEEP - 0.08, math.pi), m)
    for k, cloth in enumerate((m.cushion, m.cushion2, m.cushion3)):
        p.box(cloth, (4.7 + k * 1.0, 0.7, 0.0), (5.35 + k * 1.0, 2.5, 0.015), 0.006)
    p.turned(accent, (8.6, 1.4, 0.0), [(0.33 * math.sin(math.pi * (k + 1) / 15), 0.33 - 0.33 * math.cos(math.pi * (k + 1) / 15)) for k in range(14)], 48)
    for k in range(3):
        p.turned(m.black, (7.4 + 0.36 * k, 3.2, 0), [(0.07, 0), (0.11, 0.06), (0.1, 0.15), (0.05, 0.19)], 32)
    amenityModel.ground()
    points = amenityModel.corners_of((-WALL, 0, amenityModel.GROUND, WIDE, DEEP, 0), (-WALL, 0, 0, 0, DEEP + WALL, HIGH), (0, DEEP, 0, WIDE, DEEP + WALL, HIGH))
    amenityModel.look(points, -36, 27, 4 / 3)


def wall_bars(p, m):
    """A ladder of round bars on the wall."""
    for u in (0.0, 0.9):
        p.box(m.wood, (u - 0.03, 0, 0.1), (u + 0.03, 0.12, 2.5), 0.006)
    for k in range(13):
        p.rod(m.wood, (0.0, 0.09, 0.25 + k * 0.17), 0.018, 0.9, (0, math.pi / 2, 0))
