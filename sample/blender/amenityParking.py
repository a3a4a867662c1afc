"""A parking level: concrete, white lines, columns with their letters, cars, one charging place."""
import kit
from amenityRoom import lamp, room, stand, words
from interiorNodes import glowing, plain
from materials import mottled
from props import car

WIDE, DEEP, HIGH = 17.4, 34.0, 2.7
PAINTS = ("#2f3236", "#b9b09f", "#5a6b7a", "#c9c8c4", "#8c2f28", "#3c4a3f", "#6d6a63")


def parking(palette, root):
    m, p = palette, stand(palette, root, (WIDE, DEEP))
    floor = mottled("screed", "#8f8c86", "#a3a09a", 0.5, 0.35, detail=9)
    m.wall = mottled("parking wall", "#d9d5cd", "#e4e1da", 0.6, 0.85)
    m.ceiling = mottled("parking ceiling", "#c9c5bd", "#d6d2ca", 0.5, 0.9)
    line, band, letter = plain("line", "#f1efe9", 0.6), plain("band", "#a86a4f", 0.6), plain("letter", "#f6f3ec", 0.6)
    light = glowing("tube light", "#fff3e2", 5.5)
    room(m, root, (WIDE, DEEP, HIGH), floor)
    mats = {"sign": plain("head light", "#f1ede2", 0.3)}
    for side, x0, turn in ((0, 0.3, 0), (1, WIDE - 5.5, 180)):
        for k in range(12):
            y = 2.0 + k * 2.6
            p.box(line, (x0, y - 0.05, 0.001), (x0 + 5.2, y + 0.05, 0.004), 0)
            if (k * 7 + side * 4) % 5 in (0, 1, 3) and k < 11:
                kind = ("hatch", "saloon", "estate")[(k + side) % 3]
                car({"at": [x0 + 2.6, y + 1.3], "turn": turn, "kind": kind, "paint": PAINTS[(k * 3 + side) % len(PAINTS)]}, mats)
        for k in range(0, 12, 3):
            y, x = 2.0 + k * 2.6, (x0 + 5.5 if side == 0 else x0 - 0.7)
            p.box(m.wall, (x, y - 0.3, 0), (x + 0.4, y + 0.3, HIGH), 0.01)
            p.box(band, (x - 0.006, y - 0.306, 0.0), (x + 0.406, y + 0.306, 1.1), 0.01)
            words("%s%d" % ("AB"[side], k // 3 + 1), (x + 0.2, y - 0.312, 0.82), 0, 0.3, letter)
    for x in (WIDE / 2 - 0.06, 2.6, WIDE - 2.7):
        for y in range(1, 33, 4):
            p.box(light, (x, y, HIGH - 0.14), (x + 0.12, y + 2.6, HIGH - 0.09), 0.01)
    for x in (WIDE / 2 - 2.6, WIDE / 2 + 2.3):
        p.box(m.steel, (x, 0, HIGH - 0.3), (x + 0.18, DEEP, HIGH - 0.12), 0.08)
    for y in (10, 17, 24):
        for k in range(2):
            x, tip = WIDE / 2 + (-1.2 if k else 1.2), 1 if k == 0 else -1
            p.box(line, (x - 0.07, y, 0.001), (x + 0.07, y + 1.6, 0.004), 0)
            for s in (-1, 1):
                p.box(line, (x - 0.3 if s < 0 else x + 0.0, y + (1.5 if tip > 0 else 0.0), 0.001), (x if s < 0 else x + 0.3, y + (1.62 if tip > 0 else 0.12), 0.0041), 0)
    words("Niveli \u22121", (WIDE / 2 - 0.6, DEEP - 0.03, 1.5), 0, 0.62, band)
    p.box(m.wood2, (WIDE / 2 + 1.6, DEEP - 0.06, 0), (WIDE / 2 + 3.0, DEEP - 0.01, 2.2), 0.01)
    p.box(m.black, (2.0, DEEP - 0.2, 0.8), (2.4, DEEP - 0.02, 1.6), 0.03)
    lamp((WIDE / 2, DEEP / 2, HIGH - 0.16), (0, 0), (WIDE - 1, DEEP - 2), (1150, (1, 0.96, 0.9)))
    kit.camera((WIDE / 2 - 0.6, 3.0, 1.62), (WIDE / 2 + 1.0, 16, 1.62), lens=21, level=True, shift=(0, -0.02), clip=(0.05, 200))
