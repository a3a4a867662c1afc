"""Heat pumps on the roof: a row of units on a plinth with their pipes, gravel, solar panels, the hills behind."""
import math

import interiorOutlook
import kit
import light
from amenityRoom import stand, tube
from interiorNodes import plain
from materials import palette as exterior

HIGH = 38.0


def unit(p, u, v, finish):
    """An outdoor unit two metres wide with two fans, its front to the south."""
    case, dark, steel = finish
    q = p.child(u, v, 0, HIGH + 0.45)
    q.box(case, (0, 0, 0), (2.0, 0.85, 1.55), 0.03)
    q.box(dark, (0.05, 0.05, -0.12), (0.25, 0.8, 0), 0.01)
    q.box(dark, (1.75, 0.05, -0.12), (1.95, 0.8, 0), 0.01)
    for x in (0.55, 1.45):
        front = (math.pi / 2, 0, 0)
        q.turned(dark, (x, 0.002, 0.82), [(0.39, 0), (0.39, 0.012)], 56, front)
        for r in (0.08, 0.16, 0.24, 0.32, 0.39):
            q.turned(steel, (x, -0.012, 0.82), [(r - 0.012, 0), (r - 0.012, 0.012), (r, 0.012), (r, 0)], 56, front)
        for k in range(6):
            a = math.pi * k / 6
            q.box(steel, (x - 0.39, -0.02, 0.815), (x + 0.39, -0.012, 0.825), 0.002, (0, a, 0))
    for k in range(7):
        q.box(dark, (0.12, -0.004, 0.1 + k * 0.04), (1.88, 0.004, 0.115 + k * 0.04), 0)


def heat_pump(palette, root):
    setting = light.of("day")
    mats = exterior(setting)
    p = stand(palette, root, (30, 20))
    finish = (plain("unit", "#e9e6df", 0.4), plain("unit dark", "#33312e", 0.5), plain("unit steel", "#8d8c89", 0.4, 0.7))
    p.box(mats["gravel"], (-14, -9, HIGH - 0.3), (22, 15, HIGH), 0)
    p.box(mats["white"], (-14, 15, HIGH - 0.4), (22, 15.4, HIGH + 0.5), 0.02)
    p.box(mats["deck"], (-1.0, -1.6, HIGH), (14, -0.2, HIGH + 0.04), 0.005)
    for k in range(5):
        u = k * 2.7
        p.box(mats["stone"], (u - 0.1, -0.05, HIGH), (u + 2.1, 0.9, HIGH + 0.33), 0.02)
        unit(p, u, 0, finish)
        for dx in (0.3, 0.5):
            tube("pipe", [(u + dx, 0.85, HIGH + 0.9), (u + dx, 1.1, HIGH + 0.9), (u + dx, 1.25, HIGH + 0.75), (u + dx, 1.25, HIGH + 0.4)], 0.045, finish[2])
    for dx in (0.28, 0.42):
        tube("main", [(-2, 1.1 + dx * 0.5, HIGH + 0.36), (15, 1.1 + dx * 0.5, HIGH + 0.36)], 0.06, finish[2])
    for row in range(3):
        for k in range(12):
            x, y = -9 + k * 1.9, 4.2 + row * 3.2
            p.box(mats["panel"], (x, y, HIGH + 0.55), (x + 1.75, y + 1.1, HIGH + 0.59), 0.004, (math.radians(22), 0, 0))
            p.box(finish[2], (x + 0.8, y + 0.9, HIGH), (x + 0.86, y + 0.96, HIGH + 0.75), 0)
    interiorOutlook.build(0, 1.0)
    light.sun(**setting["sun"])
    kit.camera((-3.4, -4.2, HIGH + 1.65), (4.2, 2.4, HIGH + 1.65), lens=26, level=True, shift=(0, -0.06), clip=(0.05, 9000))
