"""Things detailed enough to be seen from near: a slide with a trough and a ladder, and figures that can be left out one by one."""
import math
import random

import bpy
import bmesh
from mathutils import Matrix, Vector

from kit import Mesh, material
from props import Turned, person

TURN = 25
DECK, LOW = 1.45, 0.36
# The old slide's place in its own axes: x, y and height from and to, in metres.
PLACE = ((-1.0, 3.2), (-1.0, 1.0), (0.06, 3.7))


def separate_people(site):
    """Every figure as an object of its own: [((x, y), object)]."""
    bpy.data.objects.remove(bpy.data.objects["people"])
    rng, made = random.Random(3), []
    for item in site["people"]:
        mesh = Mesh("person")
        person(mesh, {**item, "at": (0, 0)}, rng)
        figure = mesh.object()
        figure.location = (*item["at"], 0)
        made.append((item["at"], figure))
    return made


def _take_away(at):
    """Removes the plain slide, which is made for distant views."""
    things = bpy.data.objects["street furniture"]
    inverse = (Matrix.Translation(Vector((at[0], at[1], 0))) @ Matrix.Rotation(math.radians(TURN), 4, "Z")).inverted()
    ground = next(k for k, slot in enumerate(things.material_slots) if slot.material.name == "rubber")
    mesh = bmesh.new()
    mesh.from_mesh(things.data)

    def inside(face):
        place = inverse @ face.calc_center_median()
        return all(low <= value <= high for value, (low, high) in zip(place, PLACE))
    gone = [face for face in mesh.faces if face.material_index != ground and inside(face)]
    bmesh.ops.delete(mesh, geom=gone, context="FACES")
    mesh.to_mesh(things.data)
    mesh.free()


def _trough():
    """Middle line of the slide as (x, z): level at the top, steep, level at the end."""
    points = []
    for k in range(25):
        t = k / 24
        soft = t * t * (3 - 2 * t)
        points.append((0.55 + 2.75 * t, DECK + 0.04 - (DECK + 0.04 - LOW) * (0.35 * t + 0.65 * soft)))
    return [*points, (3.62, LOW - 0.02)]


def _chute(t, steel, side):
    """A steel trough 50 cm wide between two raised edges."""
    line = _trough()
    section = [(-0.27, 0.2), (-0.25, 0.2), (-0.22, 0.03), (-0.12, 0.0), (0.12, 0.0), (0.22, 0.03), (0.25, 0.2), (0.27, 0.2), (0.27, -0.03), (-0.27, -0.03)]
    t.rings([[(x, y, z + up) for y, up in section] for x, z in line], steel)
    for edge in (-0.29, 0.25):
        t.rings([[(x, edge, z + 0.17), (x, edge + 0.04, z + 0.17), (x, edge + 0.04, z + 0.24), (x, edge, z + 0.24)] for x, z in line], side)
    for x in (2.05, 3.35):
        z = next(z for place, z in line if place >= x)
        for y in (-0.24, 0.2):
            t.box((x - 0.02, y, 0), (x + 0.02, y + 0.04, z - 0.02), side)


def _tower(t, wood, roof, side):
    """Four posts, a deck of boards with rails, a pitched roof and a ladder."""
    for x in (-0.55, 0.55):
        for y in (-0.55, 0.55):
            t.box((x - 0.05, y - 0.05, 0), (x + 0.05, y + 0.05, 2.55), wood)
    for k in range(8):
        y = -0.6 + k * 0.15
        t.box((-0.6, y, DECK - 0.05), (0.6, y + 0.135, DECK), wood)
    for y in (-0.55, 0.55):
        for z in (0.3, 0.62):
            t.box((-0.55, y - 0.02, DECK + z), (0.55, y + 0.02, DECK + z + 0.07), side)
        for k in range(7):
            x = -0.42 + k * 0.14
            t.box((x - 0.015, y - 0.01, DECK), (x + 0.015, y + 0.01, DECK + 0.65), side)
    for y in (-0.72, 0.72):
        t.rings([[(-0.75, y, 2.5), (0.75, y, 2.5), (0.75, y, 2.56), (-0.75, y, 2.56)], [(-0.75, 0, 3.12), (0.75, 0, 3.12), (0.75, 0, 3.18), (-0.75, 0, 3.18)]], roof)
    for y in (-0.3, 0.26):
        t.rings([[(-1.15, y, 0), (-1.09, y, 0), (-1.09, y + 0.04, 0), (-1.15, y + 0.04, 0)], [(-0.62, y, DECK + 0.55), (-0.56, y, DECK + 0.55), (-0.56, y + 0.04, DECK + 0.55), (-0.62, y + 0.04, DECK + 0.55)]], side)
    for k in range(1, 6):
        z = k * DECK / 5.5
        x = -1.12 + 0.53 * z / (DECK + 0.55)
        t.box((x - 0.03, -0.28, z), (x + 0.05, 0.28, z + 0.035), wood)


def put_slide(site, mats):
    """A slide in the place of the plain one."""
    at = site["playground"]["slide"]
    _take_away(at)
    mesh = Mesh("slide")
    t = Turned(mesh, at, TURN)
    steel, green = material("slide steel", "#c3c7c9", 0.25, 0.9), material("slide green", "#3f6f5c", 0.45)
    _chute(t, steel, green)
    _tower(t, mats["walnut"], mats["clay"], green)
    mesh.object(smooth=30)
