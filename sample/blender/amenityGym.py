"""The fitness room: treadmills at the windows, weights before a mirror wall, mats on dark rubber."""
import math

import bpy

import interiorOutlook
import kit
from amenityRoom import lamp, room, stand, window
from interiorNodes import plain

WIDE, DEEP, HIGH = 11.0, 8.0, 3.3


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
    rubber, mirror = plain("rubber", "#55514c", 0.8, 0, 0.2), plain("mirror wall", "#dfe3e3", 0.02, 1.0)
    accent = plain("bench", "#a86a4f", 0.6)
    room(m, root, (WIDE, DEEP, HIGH), rubber, {"north": [(0.5, WIDE - 0.5, 0.1, 2.9)]})
    window(p, m, (0.5, DEEP, 0.1), (WIDE - 1, 2.8), 0)
    p.box(mirror, (WIDE - 0.03, 1.2, 0.35), (WIDE - 0.01, DEEP - 1.0, 2.5), 0)
    p.box(m.wood, (0.0, 0.8, 0.0), (0.03, DEEP - 0.3, 2.9), 0)
    n = 34
    for k in range(n):
        y = 0.85 + (DEEP - 1.2) * k / n
        p.box(m.wood2, (0.03, y, 0.0), (0.07, y + 0.09, 2.9), 0.004)
    for k in range(5):
        treadmill(p, 1.7 + k * 1.35, 5.6)
    rack = p.child(WIDE - 0.15, 3.0, math.pi / 2)
    dumbbells(rack, 0, 0, 2.6)
    bench_press(p, 8.3, 2.9, accent)
    for k, cloth in enumerate((m.cushion, m.cushion2)):
        p.box(cloth, (2.0 + k * 1.1, 2.4, 0.0), (2.65 + k * 1.1, 4.2, 0.015), 0.006)
    p.turned(accent, (4.9, 3.3, 0.0), [(0.33 * math.sin(math.pi * (k + 1) / 15), 0.33 - 0.33 * math.cos(math.pi * (k + 1) / 15)) for k in range(14)], 48)
    for k in range(3):
        p.turned(m.black, (5.6 + 0.35 * k, 4.2, 0), [(0.07, 0), (0.11, 0.06), (0.1, 0.15), (0.05, 0.19)], 32)
    for y in (2.2, 4.4):
        p.box(m.strip, (1.0, y, HIGH - 0.03), (WIDE - 1.0, y + 0.07, HIGH - 0.01), 0)
    interiorOutlook.build(-5.2, 2.0)
    bpy.context.scene.world.cycles_visibility.diffuse = False
    lamp((WIDE / 2, DEEP - 0.15, 1.5), (90, 180), (WIDE - 1.2, 2.6), (330, (0.9, 0.95, 1)))
    lamp((WIDE / 2, DEEP / 2, HIGH - 0.05), (0, 0), (WIDE - 1, DEEP - 1), (190, (1, 0.94, 0.86)))
    kit.camera((1.1, 0.5, 1.55), (6.2, 6.4, 1.55), lens=21, level=True, shift=(0, -0.04), clip=(0.05, 9000))
