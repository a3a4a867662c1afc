"""Exterior pictures at dusk, called as exterior.py is: homes light up one by one, shops shine on the paving, the town has lights."""
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from kit import arguments, empty_scene, principled, render_half, settings, srgb  # noqa: E402
from materials import node, palette  # noqa: E402
from model import bounds, load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402

# Homes stand on a grid of 3.6 m, storeys are 3.25 m high and start at 5.2 m: one cell is about one room.
CELL = (3.6, 11.1, 3.25)
LOWEST = 5.2
DARK = 0.05
HOME = 0.46
TOWN = 0.24


def chance(tree, coordinates, cell, shift):
    """A number between 0 and 1 for the cell a point lies in."""
    place, turn = node(tree, "ShaderNodeTexCoord"), node(tree, "ShaderNodeMapping", vector_type="POINT")
    turn.inputs["Location"].default_value = tuple(s / c for s, c in zip(shift, cell))
    turn.inputs["Scale"].default_value = tuple(1 / c for c in cell)
    down, draw = node(tree, "ShaderNodeVectorMath", operation="FLOOR"), node(tree, "ShaderNodeTexWhiteNoise", noise_dimensions="3D")
    tree.links.new(place.outputs[coordinates], turn.inputs[0])
    tree.links.new(turn.outputs[0], down.inputs[0])
    tree.links.new(down.outputs[0], draw.inputs["Vector"])
    return draw.outputs["Value"]


def switch(material, share, cell, shift):
    """The material's own shine in `share` of the cells, each a little different, and nearly none in the rest."""
    tree, target = material.node_tree, principled(material).inputs["Emission Strength"]
    full = target.default_value
    drawn = chance(tree, "Object", cell, shift)
    steps = node(tree, "ShaderNodeValToRGB")
    steps.color_ramp.interpolation = "CONSTANT"
    stops = [(0.0, 1.0), (share * 0.4, 0.7), (share * 0.75, 0.45), (share, DARK)]
    while len(steps.color_ramp.elements) < len(stops):
        steps.color_ramp.elements.new(0.5)
    for element, (at, value) in zip(steps.color_ramp.elements, stops):
        element.position, element.color = at, (value, value, value, 1)
    much = node(tree, "ShaderNodeMath", operation="MULTIPLY")
    much.inputs[1].default_value = full
    tree.links.new(drawn, steps.inputs[0])
    tree.links.new(steps.outputs[0], much.inputs[0])
    tree.links.new(much.outputs[0], target)


def town(strength):
    """Some windows of the neighbours are lit."""
    pane = bpy.data.materials["far pane"]
    shine = principled(pane).inputs
    shine["Emission"].default_value, shine["Emission Strength"].default_value = srgb("#ffc98a"), strength
    switch(pane, TOWN, (3.3, 3.3, 3.0), (0.4, 0.9, 0.0))


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


def main():
    given = arguments()
    empty_scene()
    model, setting = load(given["model"]), light.of("dusk")
    mats, plants = palette(setting), Plants()
    for tower_id, tower in model["towers"].items():
        build_tower(model, tower_id, mats, plants)
        shop_light(tower, setting["spill"])
    for name in ("wall", "floor", "accent", "curtain"):
        switch(mats[name], HOME, CELL, (0, 0, -LOWEST))
    build_site(mats, plants)
    build_city(plants)
    town(setting["town"])
    light.shine(setting)
    width, height = int(given["width"]), int(given["height"])
    take(model, given["view"], width, height)
    settings(width, height, int(given["samples"]), clamp=2.0)
    for path, seed in ((given["a"], 1), (given["b"], 2)):
        render_half(path, seed)


main()
