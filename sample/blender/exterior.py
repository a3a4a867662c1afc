"""Exterior pictures: python exterior.py -- --model m.json --list '[{"view": "hero", "width": 1920, "height": 1200, "samples": 32, "file": "hero.png"}]'
Each entry: view (cameras.json), width, height, samples, file and, where they are its own, look and exposure.
With "ids": true the outline pass (EXR): every pixel has the number of the floor it shows."""
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
import rendering  # noqa: E402
from cameras import is_model, take  # noqa: E402
from city import build_city  # noqa: E402
from cityFacades import add_facades  # noqa: E402
from kit import arguments, empty_scene, settings  # noqa: E402
from materials import node, palette  # noqa: E402
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402


class NoPlants:
    """Replaces the plants where trees do not matter."""

    def planter(self, *_, **__):
        pass


def number_pass():
    """Every surface shows its object's number / 1000, unlit and unfiltered."""
    scene = bpy.context.scene
    made = bpy.data.materials.new("numbers")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    info, share = node(tree, "ShaderNodeObjectInfo"), node(tree, "ShaderNodeMath", operation="DIVIDE")
    glow, out = node(tree, "ShaderNodeEmission"), node(tree, "ShaderNodeOutputMaterial")
    share.inputs[1].default_value = 1000
    tree.links.new(info.outputs["Object Index"], share.inputs[0])
    tree.links.new(share.outputs[0], glow.inputs[0])
    tree.links.new(glow.outputs[0], out.inputs[0])
    scene.view_layers[0].material_override = made
    scene.cycles.pixel_filter_type, scene.cycles.max_bounces = "BOX", 0
    scene.cycles.filter_width = 0.01
    scene.world.node_tree.nodes.clear()
    for item in bpy.data.objects:
        if item.type == "MESH" and item.pass_index == 0:
            item.hide_render = True


def outline_pass(model, one):
    """The number of the floor in every pixel."""
    empty_scene()
    mats = palette(light.of("day"))
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, NoPlants())
    take(model, one["view"], one["width"], one["height"])
    settings(one["width"], one["height"], 1)
    number_pass()
    rendering.write_passes(one["file"])


def build(model, is_card):
    """Towers, site and town by day; `is_card`: for pictures that show the surroundings as a model."""
    empty_scene()
    setting = light.of("day")
    mats, plants = palette(setting), Plants()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    build_site(mats, plants)
    build_city(plants)
    if not is_card:
        add_facades()
    light.shine(setting)


def main():
    given = arguments()
    model, entries = load(given["model"]), json.loads(given["list"])
    for one in [entry for entry in entries if entry.get("ids")]:
        outline_pass(model, one)
    for is_card in (False, True):
        views = [entry for entry in entries if not entry.get("ids") and is_model(entry["view"]) == is_card]
        if views:
            build(model, is_card)
        for one in views:
            take(model, one["view"], one["width"], one["height"])
            rendering.picture_of(one)


main()
