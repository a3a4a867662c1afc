"""A whole tower: floors on a podium with shops, roof terraces where it steps back, the roof."""
import math
import random

import bpy

from facade import SLAB_TOP, Floor
from kit import Mesh
from model import Plate, bounds
from podium import podium

ROOF, PODIUM = 50, 90


def index_of(tower_id, part):
    """The number of a part in the outline pass: K5's floor 3 is 503."""
    return int(tower_id[1:]) * 100 + part


def build_tower(model, tower_id, mats, plants):
    tower = model["towers"][tower_id]
    root = bpy.data.objects.new(tower_id, None)
    bpy.context.scene.collection.objects.link(root)
    root.location = (*tower["origin"], 0)
    root.rotation_euler[2] = math.radians(tower["rot"])
    plates = {k: Plate(model, k) for k in model["plates"]}
    below = None
    for floor in tower["storeys"]:
        plate = plates[floor["plate"]]
        rng = random.Random("%s %d" % (tower_id, floor["floor"]))
        made = Floor("%s floor %02d" % (tower_id, floor["floor"]), index_of(tower_id, floor["floor"]), plate, floor["z"], mats, rng)
        made.build(below or plate.face, floor["height"] - 0.38)
        for apartment in floor["homes"]:
            if "roofTerrace" in apartment:
                roof_terrace(made, apartment["roofTerrace"])
        if below and below != plate.face:
            bare_roof(made, below)
        for rect in plate.pergolas:
            pergola(made, rect)
        corner_columns(made)
        made.finish(root)
        for plant in made.plants:
            plants.planter(*plant, parent=root)
        below = plate.face
    last = tower["storeys"][-1]
    roof(tower_id, plates[last["plate"]], last["z"] + last["height"], mats, root)
    podium(model, tower, index_of(tower_id, PODIUM), mats, plants, root)
    return root


def roof_terrace(floor, terrace):
    """The roof of the floor below, given to an apartment: deck, rail along the edge, pergola, furniture."""
    poly, m = terrace["poly"], floor.m
    z = floor.z + SLAB_TOP
    floor.solid.face([(x, y, z + 0.015) for x, y in poly], m["deck"])
    fx0, fy0, fx1, fy1 = floor.plate.face
    for k in range(len(poly)):
        a, b = poly[k], poly[(k + 1) % len(poly)]
        if floor.touches_face(a, b):
            continue
        inner = a[1] == b[1] and fy0 + 1 < a[1] < fy1 - 1
        if inner:
            screen(floor, a, b)
        else:
            floor.rail(a, b, 0.1)
    if terrace.get("pergola"):
        pergola(floor, bounds(terrace["pergola"]))
    for piece in terrace.get("furniture", []):
        floor.place_outdoors({**piece, "room": "roof"})


def screen(floor, a, b):
    """Walnut slats between two apartments' terraces."""
    x0, x1 = sorted((a[0], b[0]))
    y, z = a[1], floor.z + SLAB_TOP
    for k in range(int((x1 - x0) / 0.16)):
        x = x0 + 0.08 + k * 0.16
        floor.fine.box((x, y - 0.03, z), (x + 0.07, y + 0.03, z + 1.9), floor.m["walnut"])


def bare_roof(floor, below):
    """Light gravel along the edges, where the roof below belongs to no terrace."""
    x0, y0, x1, y1 = below
    z = floor.z + SLAB_TOP + 0.006
    floor.solid.face([(x0 + 0.1, y0 + 0.1, z), (x1 - 0.1, y0 + 0.1, z), (x1 - 0.1, y1 - 0.1, z), (x0 + 0.1, y1 - 0.1, z)], floor.m["gravel"])


def pergola(floor, rect):
    x0, y0, x1, y1 = rect
    z, m = floor.z + SLAB_TOP, floor.m
    n = max(4, round((y1 - y0) / 0.3))
    for k in range(n):
        y = y0 + 0.06 + (y1 - y0 - 0.2) * k / (n - 1)
        floor.fine.box((x0, y, z + 2.52), (x1, y + 0.08, z + 2.68), m["walnut"])
    for x in (x0 + 0.05, x1 - 0.17):
        floor.fine.box((x, y0, z + 2.4), (x + 0.12, y1, z + 2.52), m["frame"])
        for y in (y0, y1 - 0.12):
            floor.fine.box((x, y, z), (x + 0.12, y + 0.12, z + 2.4), m["frame"])


def corner_columns(floor):
    """A slim pier at each corner where a loggia opens to two sides."""
    x0, y0, x1, y1 = floor.plate.axes
    for room in floor.plate.open:
        if room["kind"] != "loggia":
            continue
        for x, y in room["poly"]:
            if x in (x0, x1) and y in (y0, y1):
                sx, sy = (1 if x == x0 else -1), (1 if y == y0 else -1)
                floor.solid.box((x - sx * 0.15, y - sy * 0.15, floor.z + SLAB_TOP), (x + sx * 0.2, y + sy * 0.2, floor.z + floor.wall_top), floor.m["stone"])


def roof(tower_id, plate, z, mats, root):
    """Roof slab with a shadow gap, low parapet, lift house clad in slats, solar panels."""
    x0, y0, x1, y1 = plate.face
    solid, fine = Mesh(tower_id + " roof"), Mesh(tower_id + " roof fine")
    o = 0.75
    solid.box((x0 - o, y0 - o, z - 0.40), (x1 + o, y1 + o, z + 0.06), mats["white"])
    solid.face([(x0, y0, z + 0.07), (x1, y0, z + 0.07), (x1, y1, z + 0.07), (x0, y1, z + 0.07)], mats["gravel"])
    cx0, cy0, cx1, cy1 = plate.core
    cy1 -= 2.0
    solid.box((cx0, cy0, z + 0.07), (cx1, cy1, z + 2.7), mats["roof"])
    solid.box((cx0 - 0.25, cy0 - 0.25, z + 2.7), (cx1 + 0.25, cy1 + 0.25, z + 2.88), mats["white"])
    for side in range(2):
        n = int((cx1 - cx0) / 0.3)
        for k in range(n + 1):
            x, y = cx0 + k * (cx1 - cx0) / n, (cy0, cy1)[side]
            fine.box((x - 0.05, y - 0.1, z + 0.1), (x + 0.05, y + 0.1, z + 2.7), mats["bronze"])
        n = int((cy1 - cy0) / 0.3)
        for k in range(n + 1):
            x, y = (cx0, cx1)[side], cy0 + k * (cy1 - cy0) / n
            fine.box((x - 0.1, y - 0.05, z + 0.1), (x + 0.1, y + 0.05, z + 2.7), mats["bronze"])
    x = x0 + 2.5
    while x + 1.2 < x1 - 1.5:
        if not (cx0 - 1.5 < x < cx1 + 0.5):
            for y in (y0 + 3.0, y0 + 7.0, y1 - 7.0):
                fine.face([(x, y, z + 0.3), (x + 1.1, y, z + 0.3), (x + 1.1, y + 2.0, z + 1.0), (x, y + 2.0, z + 1.0)], mats["panel"])
        x += 1.25
    solid.object(index_of(tower_id, ROOF)).parent = root
    fine.object().parent = root
