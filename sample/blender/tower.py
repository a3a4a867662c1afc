"""A whole tower: storeys on a podium with shops, roof terraces where it steps back, the roof."""
import math
import random

import bpy

from facade import RAIL, SLAB_OUT, SLAB_TOP, Storey
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
    for storey in tower["storeys"]:
        plate = plates[storey["plate"]]
        rng = random.Random("%s %d" % (tower_id, storey["floor"]))
        made = Storey("%s floor %02d" % (tower_id, storey["floor"]), index_of(tower_id, storey["floor"]), plate, storey["z"], mats, rng)
        made.build(below or plate.face, storey["height"] - 0.38)
        for home in storey["homes"]:
            if "roofTerrace" in home:
                roof_terrace(made, home["roofTerrace"])
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


def roof_terrace(storey, terrace):
    """The roof of the storey below, given to a home: deck, rail along the edge, pergola, furniture."""
    poly, m = terrace["poly"], storey.m
    z = storey.z + SLAB_TOP
    storey.solid.face([(x, y, z + 0.015) for x, y in poly], m["deck"])
    fx0, fy0, fx1, fy1 = storey.plate.face
    for k in range(len(poly)):
        a, b = poly[k], poly[(k + 1) % len(poly)]
        if storey.touches_face(a, b):
            continue
        inner = a[1] == b[1] and fy0 + 1 < a[1] < fy1 - 1
        if inner:
            screen(storey, a, b)
        else:
            storey.rail(a, b, 0.1)
    if terrace.get("pergola"):
        pergola(storey, bounds(terrace["pergola"]))
    for piece in terrace.get("furniture", []):
        storey.place_outdoors({**piece, "room": "roof"})


def screen(storey, a, b):
    """Walnut slats between two homes' terraces."""
    x0, x1 = sorted((a[0], b[0]))
    y, z = a[1], storey.z + SLAB_TOP
    for k in range(int((x1 - x0) / 0.16)):
        x = x0 + 0.08 + k * 0.16
        storey.fine.box((x, y - 0.03, z), (x + 0.07, y + 0.03, z + 1.9), storey.m["walnut"])


def bare_roof(storey, below):
    """Light gravel where the roof below is nobody's terrace: a strip along the edges."""
    x0, y0, x1, y1 = below
    z = storey.z + SLAB_TOP + 0.006
    storey.solid.face([(x0 + 0.1, y0 + 0.1, z), (x1 - 0.1, y0 + 0.1, z), (x1 - 0.1, y1 - 0.1, z), (x0 + 0.1, y1 - 0.1, z)], storey.m["gravel"])


def pergola(storey, rect):
    x0, y0, x1, y1 = rect
    z, m = storey.z + SLAB_TOP, storey.m
    n = max(4, round((y1 - y0) / 0.3))
    for k in range(n):
        y = y0 + 0.06 + (y1 - y0 - 0.2) * k / (n - 1)
        storey.fine.box((x0, y, z + 2.52), (x1, y + 0.08, z + 2.68), m["walnut"])
    for x in (x0 + 0.05, x1 - 0.17):
        storey.fine.box((x, y0, z + 2.4), (x + 0.12, y1, z + 2.52), m["frame"])
        for y in (y0, y1 - 0.12):
            storey.fine.box((x, y, z), (x + 0.12, y + 0.12, z + 2.4), m["frame"])


def corner_columns(storey):
    """A round-off of open corners: a slim pier where a loggia opens to two sides."""
    x0, y0, x1, y1 = storey.plate.axes
    for room in storey.plate.open:
        if room["kind"] != "loggia":
            continue
        for x, y in room["poly"]:
            if x in (x0, x1) and y in (y0, y1):
                sx, sy = (1 if x == x0 else -1), (1 if y == y0 else -1)
                storey.solid.box((x - sx * 0.15, y - sy * 0.15, storey.z + SLAB_TOP), (x + sx * 0.2, y + sy * 0.2, storey.z + storey.wall_top), storey.m["stone"])


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
