"""Apartments from straight above, in the frame of their plans: python top.py -- --model m.json
--list '[{"sheet": "layouts/1", "width": 1000, "height": 1165, "samples": 64, "light": "top-1.exr"}]'."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import interiorMesh
import kit
import rendering
import topScene


def main():
    """Every picture of the list."""
    given = kit.arguments()
    with open(given["model"], encoding="utf-8") as file:
        scenes = json.load(file)["tops"]
    for one in json.loads(given["list"]):
        scene = scenes[one["sheet"]]
        kit.empty_scene()
        interiorMesh._kept.clear()
        topScene.build_apartments(given["model"], scene, topScene.palettes())
        topScene.ground()
        topScene.light(scene["isTurned"])
        topScene.camera(scene)
        rendering.lit(one["light"], (one["width"], one["height"]), one["samples"], bounces=3, with_position=True)


main()
