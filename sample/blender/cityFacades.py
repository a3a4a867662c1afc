"""What turns the plain blocks of city.py into a town for pictures in full colour: plaster in several tones, windows, balconies, tiled roofs,
and clothes for the passers-by. Pictures that show the surroundings as a model of card do without."""
import random

import bpy
from mathutils import Vector

from city import STOREY
from kit import Mesh, material, not_a_lamp, principled, srgb
from materials import hazy, node

PLASTER = ("#d9d2c5", "#cfc4b2", "#dccdb4", "#c9beb0", "#d6c3ab", "#c4c2bc")
TILES = ("#9c6149", "#8d5a47", "#a56f52")
CLOTHES = ("#2b3442", "#3b3a38", "#6e3b30", "#47503f", "#7a7468", "#23272c", "#59463a")
# Metres: the middle of one window to the next, width and height of a window and of a balcony's door, sill over the floor.
AXIS, WINDOW, DOOR, SILL = 3.1, (1.35, 1.5), (2.1, 2.25), 0.95
# A block's walls start this far below its first floor and end this far above its last.
BELOW, ABOVE = 1.6, 0.9
# A balcony: how far it stands out, how thick its slab is, how high its parapet.
BALCONY, SLAB, PARAPET = 1.15, 0.18, 0.95
# Of walls farther away than this (metres north of the site) one does not see the balconies.
FAR = 420
# How much of the windows is lit in the evening.
LIT = 0.3


def _panes(glow):
    """Dark panes that mirror the sky, none as dark as its neighbour; `glow`: strength of those that are lit."""
    made = material("city window", "#39414a", 0.12, spec=0.7, emit="#ffc98a", strength=0.0)
    tree, shader = made.node_tree, principled(made)
    each, tone = node(tree, "ShaderNodeNewGeometry"), node(tree, "ShaderNodeMixRGB")
    tone.inputs[1].default_value, tone.inputs[2].default_value = srgb("#2f363e"), srgb("#717a80")
    tree.links.new(each.outputs["Random Per Island"], tone.inputs[0])
    tree.links.new(tone.outputs[0], shader.inputs["Base Color"])
    if glow:
        share = node(tree, "ShaderNodeMapRange")
        for key, value in (("From Min", 1 - LIT), ("From Max", 1.0), ("To Min", 0.0), ("To Max", glow)):
            share.inputs[key].default_value = value
        tree.links.new(each.outputs["Random Per Island"], share.inputs["Value"])
        tree.links.new(share.outputs[0], shader.inputs["Emission Strength"])
        not_a_lamp(made)
    return hazy(made)


def _is_wall(face, data):
    heights = [data.vertices[v].co.z for v in face.vertices]
    return abs(face.normal.z) < 0.1 and max(heights) - min(heights) > STOREY + BELOW


def _corners(face, data):
    """A wall's lower left corner as one sees it from outside, the way along it, the way out of it, its width and height (m)."""
    points = [data.vertices[v].co for v in face.vertices]
    out = Vector((face.normal.x, face.normal.y, 0)).normalized()
    along = Vector((-out.y, out.x, 0))
    left = min(points, key=lambda p: (round(p.dot(along), 3), p.z))
    low, high = min(p.z for p in points), max(p.z for p in points)
    wide = max(p.dot(along) for p in points) - left.dot(along)
    return Vector((left.x, left.y, low)), along, out, wide, high - low


def _opening(mesh, place, along, out, size, mat):
    """One pane, 6 cm in front of the wall so that no pixel shows both."""
    (wide, high), foot = size, place + out * 0.06
    a, b = foot - along * wide / 2, foot + along * wide / 2
    up = Vector((0, 0, high))
    mesh.face([a, b, b + up, a + up], mat)


def _balcony(mesh, place, along, out, slab, parapet):
    """A slab with a parapet on its three open sides."""
    half = AXIS * 0.46

    def block(left, right, near, far, low, high, mat):
        points = [place + along * x + out * y + Vector((0, 0, z)) for z in (low, high) for x, y in ((left, near), (right, near), (right, far), (left, far))]
        for f in ((0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)):
            mesh.face([points[k] for k in f], mat)

    block(-half, half, 0, BALCONY, -SLAB, 0, slab)
    block(-half, half, BALCONY - 0.08, BALCONY, 0, PARAPET, parapet)
    for side in (-1, 1):
        x = side * (half - 0.04)
        block(x - 0.04, x + 0.04, 0, BALCONY - 0.08, 0, PARAPET, parapet)


def _dress(face, data, mesh, rng, pane, trim, tone):
    """Windows in even axes on one wall; some axes have balconies, on every floor alike."""
    corner, along, out, wide, high = _corners(face, data)
    floors, axes = round((high - BELOW - ABOVE) / STOREY), int((wide - 0.8) / AXIS)
    if floors < 1 or axes < 1:
        return
    first = (wide - (axes - 1) * AXIS) / 2
    with_balconies = {k for k in range(axes) if floors > 3 and rng.random() < 0.3}
    for axis in range(axes):
        for floor in range(floors):
            place = corner + along * (first + axis * AXIS) + Vector((0, 0, BELOW + floor * STOREY))
            if axis in with_balconies and floor:
                _opening(mesh, place, along, out, DOOR, pane)
                if corner.y < FAR:
                    _balcony(mesh, place, along, out, trim, tone)
            else:
                _opening(mesh, place + Vector((0, 0, SILL)), along, out, WINDOW, pane)


def _clothe():
    """Each figure in a colour of its own; in pale card they look translucent."""
    tree = material("figure").node_tree
    each, ramp = node(tree, "ShaderNodeNewGeometry"), node(tree, "ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    while len(ramp.color_ramp.elements) < len(CLOTHES):
        ramp.color_ramp.elements.new(0.5)
    for k, (element, colour) in enumerate(zip(ramp.color_ramp.elements, CLOTHES)):
        element.position, element.color = k / len(CLOTHES), srgb(colour)
    tree.links.new(each.outputs["Random Per Island"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], principled(bpy.data.materials["figure"]).inputs["Base Color"])


def add_facades(glow=0.0):
    """Dresses the town and its people, once they stand; `glow`: how strongly lit windows shine in the evening."""
    rng, data = random.Random(11), bpy.data.objects["city"].data
    pane, trim = _panes(glow), hazy(material("city trim", "#e4ded2", 0.8, spec=0.2))
    plaster = [hazy(material("city plaster %d" % k, colour, 0.9, spec=0.2)) for k, colour in enumerate(PLASTER)]
    tiles = [hazy(material("city tiles %d" % k, colour, 0.85, spec=0.2)) for k, colour in enumerate(TILES)]
    own = len(data.materials)
    for made in plaster + tiles:
        data.materials.append(made)
    mesh, walls, roofs = Mesh("city facades"), 0, 0
    for face in data.polygons:
        if _is_wall(face, data):
            # A block has four walls in a row.
            tone = random.Random(walls // 4).randrange(len(plaster))
            face.material_index = own + tone
            _dress(face, data, mesh, rng, pane, trim, plaster[tone])
            walls += 1
        elif 0.2 < face.normal.z < 0.95:
            face.material_index = own + len(plaster) + random.Random(roofs // 4).randrange(len(tiles))
            roofs += 1
    mesh.object()
    _clothe()
