"""Rooms of the 360 tours: python panorama.py -- --model m.json --list '[{"tour": "vr-1-1", "scene": "living", "width": 4096, "samples": 32,
"overlap": 32, "light": "a.exr", "panes": "b.exr"}]': the light, and how much the panes let through. At both ends the light goes on for `overlap` pixels, so
that no seam shows where the sphere closes."""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import interiorMesh
import kit
import panoramaHome
import panoramaScene
import rendering
from interiorKits import kit_of, number_of
from interiorMaterials import Palette
from interiorPlan import OPEN_AIR, load_layout
from panoramaStand import EYE, scenes_of, stand_in

# In the open air one looks through a railing, into a room and out again.
PANES, PANES_OPEN = 0, 12


def make(model, one):
    """One room's files."""
    apartment = panoramaHome.of_tour(model, one["tour"])
    layout = load_layout(model, apartment.layout_id)
    room = scenes_of(layout)[one["scene"]]
    kit.empty_scene()
    interiorMesh._kept.clear()
    root = bpy.data.objects.new("home", None)
    bpy.context.scene.collection.objects.link(root)
    palette = Palette(kit_of(layout["id"]), number_of(layout["id"]))
    panoramaScene.build(layout, palette, root, (room, apartment))
    width, overlap = one["width"], one["overlap"]
    panoramaScene.camera(layout, stand_in(layout, room), EYE, overlap / width * math.tau)
    rendering.lit(one["light"], (width + 2 * overlap, width // 2), one["samples"], bounces=3)
    panoramaScene.camera(layout, stand_in(layout, room), EYE)
    rendering.unlit_panes(one["panes"], (width, width // 2), PANES_OPEN if room["kind"] in OPEN_AIR else PANES)


def main():
    """Every room of the list."""
    given = kit.arguments()
    for one in json.loads(given["list"]):
        make(given["model"], one)


main()
