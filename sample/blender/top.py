"""Homes from straight above, in the frame of their plans: blender -b --factory-startup -P top.py -- --model m.json --light 720
--samples 8 --list '[{"sheet": "layouts/1", "width": 1000, "height": 1165, "stem": "build/top-1"}]': the passes of quickPasses.py."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import interiorMesh
import kit
import topScene
from quickPasses import passes

FINER = 2


def main():
    """Every picture of the list."""
    given = kit.arguments()
    with open(given["model"], encoding="utf-8") as file:
        scenes = json.load(file)["tops"]
    for one in json.loads(given["list"]):
        scene = scenes[one["sheet"]]
        kit.empty_scene()
        interiorMesh._kept.clear()
        topScene.build_homes(given["model"], scene, topScene.palettes())
        topScene.ground()
        topScene.light(scene["isTurned"])
        topScene.camera(scene)
        passes(one, (int(given["light"]), int(given["samples"])), FINER, bounces=3)


main()
