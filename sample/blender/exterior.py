"""Exterior pictures: blender -b -P exterior.py -- --model m.json --view hero --width 1920 --height 1200 --samples 16 --a a.exr --b b.exr
With --ids out.exr instead of a and b: the outline pass, every pixel the number of the storey it shows."""
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light  # noqa: E402
from cameras import take  # noqa: E402
from city import build_city  # noqa: E402
from kit import arguments, empty_scene, render_half, settings  # noqa: E402
from materials import node, palette  # noqa: E402
from model import load  # noqa: E402
from plants import Plants  # noqa: E402
from site_plan import build_site  # noqa: E402
from tower import build_tower  # noqa: E402


class NoPlants:
    """Stands in where trees do not count."""

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


def main():
    started, given = time.time(), arguments()
    scene, model = empty_scene(), load(given["model"])
    ids, setting = "ids" in given, light.of(given.get("light", "day"))
    mats = palette(setting)
    plants = NoPlants() if ids else Plants()
    for tower_id in model["towers"]:
        build_tower(model, tower_id, mats, plants)
    width, height = int(given["width"]), int(given["height"])
    take(model, given["view"], width, height)
    settings(width, height, int(given["samples"]))
    if ids:
        number_pass()
        render_half(given["ids"], 0)
        return
    build_site(mats, plants)
    build_city(plants)
    light.shine(setting)
    print("SCENE built in %.0f s, %d objects" % (time.time() - started, len(bpy.data.objects)), flush=True)
    for path, seed in ((given["a"], 1), (given["b"], 2)):
        render_half(path, seed)


main()
