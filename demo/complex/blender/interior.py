"""A home's picture: doll house or still. blender -b --factory-startup -P interior.py -- --layout 1 --view doll ..."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import interiorDollScene
import interiorStillScene
import kit
from interiorKits import kit_of
from interiorMaterials import Palette
from interiorPlan import load_layout

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    """Builds the scene of one layout and renders two halves for the denoiser."""
    given = {"view": "doll", "width": "1200", "height": "900", "samples": "8", "layout": "1",
             "model": os.path.join(HERE, "..", "build", "model.json"), **kit.arguments()}
    layout = load_layout(given["model"], given["layout"])
    kit.empty_scene()
    root = bpy.data.objects.new("home", None)
    bpy.context.scene.collection.objects.link(root)
    palette = Palette(kit_of(layout["id"]), float(layout["id"].split("-")[0]))
    width, height = int(given["width"]), int(given["height"])
    if given["view"] == "doll":
        interiorDollScene.build(layout, palette, root, width / height)
    else:
        interiorStillScene.build(layout, palette, root, (given["view"], width / height))
    if layout["mirror"]:
        root.scale = (-1, 1, 1)
    kit.settings(width, height, int(given["samples"]), bounces=3 if given["view"] == "doll" else 4, clamp=2.5)
    for seed, half in ((11, "a"), (47, "b")):
        kit.render_half(given[half], seed)


main()
