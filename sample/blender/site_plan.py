"""The ground: streets, squares, paths, lawns, planting, playground, parking ramp, furniture, cars and people, from site.json."""
import json
import math
import os
import random

from mathutils import Vector

from kit import Mesh, material
from materials import hazy, mottled, paving
from props import bench, car, lamp_post, person, playground

# Beside paths and beds the mower leaves this much free.
EDGE = 0.08


def load():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "site.json"), encoding="utf-8") as file:
        return json.load(file)


def smooth(points, steps=8):
    """A soft line through the points (Catmull-Rom)."""
    if len(points) < 3:
        return [tuple(p) for p in points]
    ends = [points[0], *points, points[-1]]
    made = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            made.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    return [*made, tuple(points[-1])]


def strip(mesh, points, left, right, z, mat):
    """A band along a line, from `left` to `right` metres beside it (left positive)."""
    sides = []
    for k, p in enumerate(points):
        a, b = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        way = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        sides.append(((p[0] - way.y * left, p[1] + way.x * left, z), (p[0] - way.y * right, p[1] + way.x * right, z)))
    for (a, b), (c, d) in zip(sides, sides[1:]):
        mesh.face([b, d, c, a], mat)


def _inside(poly, x, y):
    hit = False
    for (ax, ay), (bx, by) in zip(poly, [*poly[1:], poly[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def _away(points, x, y):
    """Metres from a point to a line."""
    best = 1e9
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = (bx - ax) ** 2 + (by - ay) ** 2 or 1e-9
        t = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
        best = min(best, math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return best


class Lawn:
    """Where the ground is grass."""

    def __init__(self, site):
        self.ground, self.squares = site["ground"], [square["poly"] for square in site["squares"]]
        self.paths = [(smooth(path["points"]), path["width"] / 2 + 0.1 + EDGE) for path in site["paths"]]
        self.beds = [(bed["poly"][0], bed["poly"][2]) for bed in site["beds"]]
        self.play = site["playground"]

    def has(self, x, y):
        (x0, y0), (x1, y1) = self.ground[0], self.ground[2]
        if not (x0 < x < x1 and y0 < y < y1) or any(_inside(poly, x, y) for poly in self.squares):
            return False
        if any(_away(line, x, y) < half for line, half in self.paths):
            return False
        if any(a - EDGE < x < c + EDGE and b - EDGE < y < d + EDGE for (a, b), (c, d) in self.beds):
            return False
        return math.dist(self.play["centre"], (x, y)) > self.play["radius"] * 1.13


def ground_materials():
    return {
        "grass": mottled("grass", "#6f7852", "#8d9468", 0.35, 0.95, detail=10, bump=0.35, distance=0.08, spec=0.1),
        "meadow": hazy(mottled("meadow", "#8a8c6c", "#a5a384", 0.02, 0.95, detail=9, spec=0.1)),
        "paving": paving("paving", ("#c3bcae", "#cfc9bd"), (0.9, 0.45), "#958f84"),
        "path": paving("path", ("#cabfab", "#d3c9b7"), (0.4, 0.2), "#a89e8d", gap=0.008),
        "sidewalk": hazy(paving("sidewalk", ("#b8b4ab", "#c3bfb6"), (0.6, 0.6), "#8f8b83", offset=0.0)),
        "asphalt": hazy(mottled("asphalt", "#4b4b4c", "#58585a", 1.5, 0.9, detail=8)),
        "kerb": material("kerb", "#d6d1c6", 0.8),
        "line": material("line", "#e6e3dc", 0.7),
        "soil": mottled("soil", "#4d4033", "#63543f", 3, 0.95),
        "rubber": mottled("rubber", "#b07a5e", "#bd886c", 6, 0.9),
        "sand": mottled("sand", "#d8c59d", "#e2d2ae", 5, 0.95),
        "concrete": mottled("concrete", "#bab5ab", "#cac6bd", 0.8, 0.85),
    }


def build_site(mats, plants):
    site, ground = load(), ground_materials()
    mesh = Mesh("ground")
    mesh.face([(-4000, -1500, -0.12), (4000, -1500, -0.12), (4000, 6000, -0.12), (-4000, 6000, -0.12)], ground["meadow"])
    ramp = site["ramp"]
    lawn(mesh, site["ground"], ramp, ground["grass"])
    for k, street in enumerate(site["streets"]):
        road(mesh, street, ground, -0.05 + 0.003 * k)
    for k, square in enumerate(site["squares"]):
        mesh.face([(x, y, 0.03 + 0.002 * k) for x, y in square["poly"]], ground["paving"])
    for k, path in enumerate(site["paths"]):
        line, half = smooth(path["points"]), path["width"] / 2
        strip(mesh, line, half + 0.1, -half - 0.1, 0.014 + 0.0004 * k, ground["kerb"])
        strip(mesh, line, half, -half, 0.02 + 0.0004 * k, ground["path"])
    planting(site, mesh, ground, plants)
    parking_ramp(ramp, mesh, ground, mats)
    mesh.object()
    for tree in site["trees"]:
        plants.tree(tree["kind"], *tree["at"], tree["height"], -0.03)
    things = Mesh("street furniture")
    for item in site["benches"]:
        bench(things, item["at"], item["turn"], mats)
    for item in site["lamps"]:
        lamp_post(things, item["at"], mats)
    playground(things, site["playground"], ground, mats)
    things.object(smooth=30)
    for item in site["cars"]:
        car(item, mats)
    people = Mesh("people")
    rng = random.Random(3)
    for item in site["people"]:
        person(people, item, rng)
    people.object()


def lawn(mesh, ground, ramp, mat):
    """The site's ground, open where the ramp goes down."""
    (x0, y0), (x1, y1) = ground[0], ground[2]
    rx, half = ramp["from"][0], ramp["width"] / 2
    a, b, end = rx - half, rx + half, ramp["to"][1]
    for u0, v0, u1, v1 in ((x0, y0, a, y1), (b, y0, x1, y1), (a, end, b, y1)):
        mesh.face([(u0, v0, 0), (u1, v0, 0), (u1, v1, 0), (u0, v1, 0)], mat)


def road(mesh, street, ground, z):
    points, half = [tuple(p) for p in street["points"]], street["width"] / 2
    for side, wide in zip((1, -1), street["sidewalks"]):
        a, b = (half + wide, half) if side > 0 else (-half, -half - wide)
        strip(mesh, points, a, b, z + 0.1, ground["sidewalk"])
        strip(mesh, points, half + 0.15 if side > 0 else -half + 0.02, half - 0.02 if side > 0 else -half - 0.15, z + 0.11, ground["kerb"])
    strip(mesh, points, half, -half, z, ground["asphalt"])
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    for k in range(int(length / 8)):
        a, b = 8 * k, 8 * k + 3.5
        strip(mesh, [(ax + ux * a, ay + uy * a), (ax + ux * b, ay + uy * b)], 0.07, -0.07, z + 0.008, ground["line"])
    if "Parkut" in street["name"]:
        for k in range(8):
            y = ay - half + 0.6 + k * (street["width"] - 1.2) / 7
            mesh.face([(-2.5, y - 0.25, z + 0.009), (2.5, y - 0.25, z + 0.009), (2.5, y + 0.25, z + 0.009), (-2.5, y + 0.25, z + 0.009)], ground["line"])


def planting(site, mesh, ground, plants):
    rng = plants.rng
    for bed in site["beds"]:
        (x0, y0), (x1, y1) = bed["poly"][0], bed["poly"][2]
        z = bed.get("raised", 0.05)
        if bed.get("raised"):
            mesh.box((x0 - 0.12, y0 - 0.12, 0), (x1 + 0.12, y1 + 0.12, z - 0.02), ground["kerb"])
        mesh.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], ground["soil"])
        for _ in range(int((x1 - x0) * (y1 - y0) * 1.7)):
            x, y, kind = rng.uniform(x0 + 0.2, x1 - 0.2), rng.uniform(y0 + 0.2, y1 - 0.2), rng.random()
            if bed["plants"] == "grass" and kind < 0.7:
                plants.tall_grass(x, y, rng.uniform(0.8, 1.2), z)
            elif bed["plants"] == "flowers" and kind < 0.6:
                plants.flower(x, y, rng.uniform(0.4, 0.7), z)
            else:
                plants.shrub(x, y, rng.uniform(0.5, 1.0), z)
    for hedge in site["hedges"]:
        (ax, ay), (bx, by) = hedge["points"]
        length = math.hypot(bx - ax, by - ay)
        for k in range(int(length / 0.5)):
            t = (k + 0.5) * 0.5 / length
            plants.shrub(ax + (bx - ax) * t, ay + (by - ay) * t, hedge["height"] * 1.1, -0.05)
    lawn_of_site = Lawn(site)
    for path in site["paths"]:
        line = smooth(path["points"], 4)
        for x, y in line:
            if rng.random() < 0.35:
                side = rng.choice((-1, 1)) * (path["width"] / 2 + rng.uniform(0.9, 2.2))
                for _ in range(rng.randrange(2, 5)):
                    px, py, size = x + rng.uniform(-1.2, 1.2), y + side + rng.uniform(-0.4, 0.4), rng.uniform(0.5, 1.1)
                    if all(lawn_of_site.has(px + dx, py + dy) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5)):
                        plants.shrub(px, py, size, 0)


def parking_ramp(ramp, mesh, ground, mats):
    (x, y0), (_, y1), half, deep = ramp["from"], ramp["to"], ramp["width"] / 2, ramp["depth"]
    mesh.face([(x - half, y0, 0.02), (x + half, y0, 0.02), (x + half, y1, -deep), (x - half, y1, -deep)], ground["asphalt"])
    for sx in (x - half, x + half):
        mesh.box((sx - 0.15, y0 + 4, -deep), (sx + 0.15, y1, 0.9), ground["concrete"])
        mesh.box((sx - 0.03, y0 + 4, 0.9), (sx + 0.03, y1, 1.0), mats["frame"])
    mesh.box((x - half - 0.3, y1 - 8, 2.3), (x + half + 0.3, y1 + 0.3, 2.65), mats["white"])
    for sx in (x - half - 0.1, x + half - 0.1):
        mesh.box((sx, y1 - 8, 0.9), (sx + 0.2, y1, 2.3), mats["walnut"])
    mesh.box((x - half, y1, -deep), (x + half, y1 + 0.2, 2.3), mats["dark"])
    mesh.box((x - 1.2, y1 - 0.2, -0.2), (x + 1.2, y1 - 0.05, 0.25), mats["sign"])
