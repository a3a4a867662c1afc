"""Exterior pictures at dusk, called like exterior.py: apartments light up one by one, shops and street lamps shine on
the paving, the town has lights."""
import json
import math
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
import rendering  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from cityFacades import add_facades  # noqa: E402
from kit import arguments, empty_scene, not_a_lamp, principled, srgb  # noqa: E402
from materials import node, palette  # noqa: E402
from model import bounds, load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site, load as load_site  # noqa: E402
from tower import build_tower  # noqa: E402

# Apartments stand on a grid of 3.6 m, floors are 3.25 m high and start at 5.2 m: one cell is about one room.
CELL = (3.6, 11.1, 3.25)
LOWEST = 5.2
DARK = 0.0
HOME = 0.46
# Bulbs of three temperatures, by the share of rooms below which a room has them.
TEMPERATURES = ((0.0, "#ffb066"), (0.45, "#ffd09a"), (0.8, "#fff0dc"))
# A room's lamp hangs in the middle of its cell at this share of the floor's height; what lies this far from it (m) is half as bright.
LAMP_HEIGHT, HALF = 0.72, 1.25
# How bright the place under the lamp is, and what reaches the room's corners.
UNDER, CORNER = 2.1, 0.12
# The sky that windows mirror.
MIRRORED = "#46547a"
# The pool of light on the ground under a street lamp: metres, strength; what the lamp gives to trees and people around it (W).
POOL = (6.5, 0.2)
STREET_LAMP = 260


def cell_place(tree, coordinates, cell, shift):
    """Where a point lies, in cells."""
    place, turn = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeMapping", vector_type="POINT")
    turn.inputs["Location"].default_value = tuple(s / c for s, c in zip(shift, cell))
    turn.inputs["Scale"].default_value = tuple(1 / c for c in cell)
    tree.links.new(place.outputs[coordinates], turn.inputs[0])
    return turn.outputs[0]


def drawn(tree, place, again=0.0):
    """A number between 0 and 1 for the cell a point lies in; a different one for each `again`."""
    down, draw = node(tree, "ShaderNodeVectorMath", operation="FLOOR"), node(tree, "ShaderNodeTexWhiteNoise", noise_dimensions="4D")
    draw.inputs["W"].default_value = again
    tree.links.new(place, down.inputs[0])
    tree.links.new(down.outputs[0], draw.inputs["Vector"])
    return draw.outputs["Value"]


def steps(tree, value, stops):
    """A colour ramp without transitions over (position, linear colour) stops."""
    ramp = node(tree, "ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = at, colour
    tree.links.new(value, ramp.inputs[0])
    return ramp.outputs[0]


def product(tree, *values):
    """The product of all factors: numbers or sockets."""
    result = values[0]
    for value in values[1:]:
        much = node(tree, "ShaderNodeMath", operation="MULTIPLY")
        for socket, given in zip(much.inputs, (result, value)):
            if isinstance(given, (int, float)):
                socket.default_value = given
            else:
                tree.links.new(given, socket)
        result = much.outputs[0]
    return result


def switch(material, share, cell, shift):
    """The material's own shine in `share` of the cells, each a little different, and none in the rest; returns (tree, place, shine)."""
    tree, target = material.node_tree, principled(material).inputs["Emission Strength"]
    place = cell_place(tree, "Object", cell, shift)
    stops = [(at, (value, value, value, 1)) for at, value in ((0.0, 1.0), (share * 0.4, 0.75), (share * 0.75, 0.5), (share, DARK))]
    shine = product(tree, steps(tree, drawn(tree, place), stops), target.default_value)
    tree.links.new(shine, target)
    return tree, place, shine


def under_lamp(tree, place):
    """How much of its lamp's light reaches a point of a room: most near it, less in the corners."""
    inside, away = node(tree, "ShaderNodeVectorMath", operation="FRACTION"), node(tree, "ShaderNodeVectorMath", operation="SUBTRACT")
    metres, length = node(tree, "ShaderNodeVectorMath", operation="MULTIPLY"), node(tree, "ShaderNodeVectorMath", operation="LENGTH")
    away.inputs[1].default_value = (0.5, 0.5, LAMP_HEIGHT)
    # Of a cell 11.1 m deep the room is only the part behind the window: its depth does not count.
    metres.inputs[1].default_value = (CELL[0] / HALF, 0, CELL[2] / HALF)
    fall = node(tree, "ShaderNodeMath", operation="POWER")
    fall.inputs[0].default_value = 0.5
    span = node(tree, "ShaderNodeMapRange")
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = CORNER, UNDER
    for a, b in ((place, inside.inputs[0]), (inside.outputs[0], away.inputs[0]), (away.outputs[0], metres.inputs[0]), (metres.outputs[0], length.inputs[0]),
                 (length.outputs["Value"], fall.inputs[1]), (fall.outputs[0], span.inputs["Value"])):
        tree.links.new(a, b)
    return span.outputs[0]


def light_apartments(mats):
    """Some rooms are lit, warm or white, brightest under their lamp; drawn curtains glow, all other rooms are dark."""
    bulbs = [(at, srgb(colour)) for at, colour in TEMPERATURES]
    for name in ("wall", "floor", "accent", "curtain"):
        tree, place, shine = switch(mats[name], HOME, CELL, (0, 0, -LOWEST))
        tree.links.new(steps(tree, drawn(tree, place, 7.0), bulbs), principled(mats[name]).inputs["Emission Color"])
        tree.links.new(product(tree, shine, under_lamp(tree, place)), principled(mats[name]).inputs["Emission Strength"])


def pools():
    """Street lamps: a pool of light laid over the ground under each, and a lamp that shines on the trees and people around it."""
    pool = bpy.data.materials.new("pool")
    pool.use_nodes = True
    tree = pool.node_tree
    tree.nodes.clear()
    place, ball, strong = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeTexGradient", gradient_type="SPHERICAL"), node(tree, "ShaderNodeMath", operation="POWER")
    shine, clear, both, out = (node(tree, "ShaderNode" + kind) for kind in ("Emission", "BsdfTransparent", "AddShader", "OutputMaterial"))
    strong.inputs[1].default_value = 2.2
    shine.inputs[0].default_value = srgb("#ffcf98")
    for a, b in ((place.outputs["Object"], ball.inputs[0]), (ball.outputs["Factor"], strong.inputs[0]), (product(tree, strong.outputs[0], POOL[1]), shine.inputs[1]),
                 (shine.outputs[0], both.inputs[0]), (clear.outputs[0], both.inputs[1]), (both.outputs[0], out.inputs[0])):
        tree.links.new(a, b)
    not_a_lamp(pool)
    disc = bpy.data.meshes.new("pool")
    disc.from_pydata([(math.cos(a), math.sin(a), 0) for a in (math.tau * k / 48 for k in range(48))], [], [tuple(range(48))])
    disc.materials.append(pool)
    for item in load_site()["lamps"]:
        made = bpy.data.objects.new("pool", disc)
        bpy.context.scene.collection.objects.link(made)
        made.location, made.scale = (*item["at"], 0.07), (POOL[0], POOL[0], 1)
        data = bpy.data.lights.new("street lamp", "POINT")
        data.energy, data.shadow_soft_size, data.color = STREET_LAMP, 0.2, srgb("#ffd3a0")[:3]
        bulb = bpy.data.objects.new("street lamp", data)
        bpy.context.scene.collection.objects.link(bulb)
        bulb.location, bulb.visible_camera = (*item["at"], 3.85), False


def even_panes(pane):
    """Windows mirror an even sky: before dark rooms the few samples that meet the real one would be speckles."""
    tree = pane.node_tree
    mix = next(n for n in tree.nodes if n.type == "MIX_SHADER")
    much, clear, out = (mix.inputs[0].links[0].from_socket, mix.inputs[1].links[0].from_socket, mix.outputs[0].links[0].to_socket)
    shine, both = node(tree, "ShaderNodeEmission"), node(tree, "ShaderNodeAddShader")
    shine.inputs[0].default_value = srgb(MIRRORED)
    for a, b in ((much, shine.inputs[1]), (clear, both.inputs[0]), (shine.outputs[0], both.inputs[1]), (both.outputs[0], out)):
        tree.links.new(a, b)
    not_a_lamp(pane)


def shop_light(tower, power):
    """One long lamp under each canopy of the ground floor, shining out and down."""
    x0, y0, x1, y1 = bounds(tower["podium"]["axes"])
    turn = -1 if tower["rot"] else 1
    for (ax, ay), (bx, by), out in (((x0, y0), (x1, y0), (0, -1)), ((x1, y0), (x1, y1), (1, 0)), ((x0, y0), (x0, y1), (-1, 0)), ((x0, y1), (x1, y1), (0, 1))):
        data = bpy.data.lights.new("shops", "AREA")
        length = abs(bx - ax) + abs(by - ay) - 2
        data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", length, 0.6, power * length, srgb("#ffd9a6")[:3]
        made = bpy.data.objects.new("shops", data)
        bpy.context.scene.collection.objects.link(made)
        px, py = (ax + bx) / 2 + out[0] * 0.8, (ay + by) / 2 + out[1] * 0.8
        made.location = (tower["origin"][0] + turn * px, tower["origin"][1] + turn * py, 3.9)
        way = Vector((turn * out[0] * 0.55, turn * out[1] * 0.55, -1))
        made.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
        made.visible_camera = made.visible_glossy = False


def build(model):
    """Towers, site and town in the evening."""
    setting = light.of("dusk")
    mats, plants = palette(setting), Plants()
    for tower_id, tower in model["towers"].items():
        build_tower(model, tower_id, mats, plants)
        shop_light(tower, setting["spill"])
    light_apartments(mats)
    even_panes(mats["pane"])
    build_site(mats, plants)
    pools()
    build_city(plants)
    add_facades(setting["town"])
    light.shine(setting)


def main():
    given = arguments()
    empty_scene()
    model = load(given["model"])
    build(model)
    for one in json.loads(given["list"]):
        take(model, one["view"], one["width"], one["height"])
        rendering.picture_of(one, clamp=2.0)


main()
