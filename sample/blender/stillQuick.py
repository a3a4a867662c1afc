"""Doll houses and stills of homes: blender -b --factory-startup -P stillQuick.py -- --model m.json --light 400 --samples 4
--list '[{"layout": "1", "tour": "vr-1-1", "view": "living", "width": 1200, "height": 750, "stem": "build/living-1"}]': the passes of
quickPasses.py (with --whole 32 instead of light and samples: the whole picture at once) and, for a still, where its camera looks (stem.json). An entry may have a `shot` of its own (stillCamera.py)."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import interiorDollScene
import interiorMesh
import kit
import panoramaHome
import stillCamera
import stillMirror
import stillScene
from interiorKits import kit_of, number_of
from interiorMaterials import Palette
from interiorPlan import load_layout
from quickPasses import passes, whole

# How much finer than the picture it is looked at: dark walls on plain ground, and the legs of chairs, show every step. A large picture is shown
# smaller as it is.
FINER, ROOM, LARGE = {"doll": 2}, 1.5, 2000
# Beside this mirror the wall has a window: one would see what stillMirror.py puts behind it.
PLAIN_MIRROR = ("17",)


def make(model, one, given):
    """One picture, whole where `given` has its samples."""
    layout = load_layout(model, one["layout"])
    kit.empty_scene()
    interiorMesh._kept.clear()
    root = bpy.data.objects.new("home", None)
    bpy.context.scene.collection.objects.link(root)
    palette = Palette(kit_of(layout["id"]), number_of(layout["id"]))
    ratio = one["width"] / one["height"]
    is_doll = one["view"] == "doll"
    if is_doll:
        interiorDollScene.build(layout, palette, root, ratio)
    else:
        home = panoramaHome.of_tour(model, one["tour"])
        stillScene.build(layout, palette, root, (one["view"], home))
        if one["view"] == "bath" and layout["id"] not in PLAIN_MIRROR:
            stillMirror.reflect()
        if "shot" in one:
            stillCamera.place(one["shot"])
        with open(one["stem"] + ".json", "w", encoding="utf-8") as told:
            json.dump(stillScene.looking(home), told)
    if layout["mirror"]:
        root.scale = (-1, 1, 1)
    finer = 1 if one["width"] > LARGE else FINER.get(one["view"], ROOM)
    bounces = 3 if is_doll else 4
    if "whole" in given:
        whole(one, int(given["whole"]), bounces)
    else:
        passes(one, (int(given["light"]), int(given["samples"])), finer, bounces)


def main():
    """Every picture of the list."""
    given = kit.arguments()
    for one in json.loads(given["list"]):
        make(given["model"], one, given)


main()
