"""What the complex offers beside its apartments, one section model each: python amenity.py -- --list '[{"amenity": "gym", "width": 1080, "height": 720,
"samples": 64, "light": "gym.exr"}]'."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interiorMesh  # noqa: E402
import kit  # noqa: E402
import rendering  # noqa: E402
from amenityChildren import children  # noqa: E402
from amenityGym import gym  # noqa: E402
from amenityLobby import lobby  # noqa: E402
from amenityParking import parking  # noqa: E402
from interiorMaterials import Palette  # noqa: E402

SCENES = {"lobby": (lobby, "walnut"), "gym": (gym, "oat"), "parking": (parking, "oat"), "children": (children, "oat")}


def make(one):
    """One scene, built from nothing: cached meshes belong to the previous scene."""
    kit.empty_scene()
    interiorMesh._kept.clear()
    build, style = SCENES[one["amenity"]]
    root = bpy.data.objects.new("scene", None)
    bpy.context.scene.collection.objects.link(root)
    build(Palette(style), root)
    rendering.lit(one["light"], (one["width"], one["height"]), one["samples"])


def main():
    """Renders every scene of the list."""
    given = kit.arguments()
    for one in json.loads(given["list"]):
        make(one)


main()
