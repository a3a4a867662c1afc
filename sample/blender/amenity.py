"""What the complex offers beside its homes, one small scene each: blender -b -P amenity.py -- --light 560 --samples 5
--list '[{"amenity": "gym", "width": 1080, "height": 720, "stem": "build/gym"}]' (or parking, children, smart, vacuum, heatpump): the
passes of quickPasses.py."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interiorMesh  # noqa: E402
import kit  # noqa: E402
from amenityGym import gym  # noqa: E402
from amenityHome import children, smart, vacuum  # noqa: E402
from amenityParking import parking  # noqa: E402
from amenityRoof import heat_pump  # noqa: E402
from interiorMaterials import Palette  # noqa: E402
from quickPasses import passes  # noqa: E402

SCENES = {"gym": (gym, "oat"), "parking": (parking, "walnut"), "children": (children, "oat"), "smart": (smart, "walnut"),
          "vacuum": (vacuum, "clay"), "heatpump": (heat_pump, "oat")}


def make(one, light):
    """One scene from nothing; meshes kept for reuse belong to the scene before."""
    kit.empty_scene()
    interiorMesh._kept.clear()
    build, style = SCENES[one["amenity"]]
    root = bpy.data.objects.new("scene", None)
    bpy.context.scene.collection.objects.link(root)
    build(Palette(style), root)
    passes(one, light, 1.5)


def main():
    """Every scene of the list."""
    given = kit.arguments()
    for one in json.loads(given["list"]):
        make(one, (int(given["light"]), int(given["samples"])))


main()
