"""Doll houses and stills of apartments: python still.py -- --model m.json --list '[{"layout": "1", "tour": "vr-1-1", "view": "living", "width": 1200,
"height": 750, "samples": 64, "light": "a.exr", "panes": "b.exr", "camera": "c.json"}]': the light, how much its panes let through, and where the camera
looks. A doll house has the light only. An entry may have a `shot` of its own (stillCamera.py)."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import interiorDollScene
import interiorMesh
import kit
import panoramaHome
import rendering
import stillCamera
import stillScene
from interiorKits import kit_of, number_of
from interiorMaterials import Palette
from interiorPlan import load_layout


def build(model, one):
    """The scene of an entry; returns its layout and, of a still, its apartment."""
    layout = load_layout(model, one["layout"])
    kit.empty_scene()
    interiorMesh._kept.clear()
    root = bpy.data.objects.new("home", None)
    bpy.context.scene.collection.objects.link(root)
    palette = Palette(kit_of(layout["id"]), number_of(layout["id"]))
    if layout["mirror"]:
        root.scale = (-1, 1, 1)
    if one["view"] == "doll":
        interiorDollScene.build(layout, palette, root, one["width"] / one["height"])
        return None
    apartment = panoramaHome.of_tour(model, one["tour"])
    stillScene.build(layout, palette, root, (one["view"], apartment))
    if "shot" in one:
        stillCamera.place(one["shot"])
    return apartment


def make(model, one):
    """One picture's files."""
    size, apartment = (one["width"], one["height"]), build(model, one)
    if apartment is None:
        rendering.lit(one["light"], size, one["samples"], bounces=3)
        return
    with open(one["camera"], "w", encoding="utf-8") as file:
        json.dump(stillScene.looking(apartment), file)
    rendering.lit(one["light"], size, one["samples"])
    rendering.unlit_panes(one["panes"], size)


def main():
    """Every picture of the list."""
    given = kit.arguments()
    for one in json.loads(given["list"]):
        make(given["model"], one)


main()
