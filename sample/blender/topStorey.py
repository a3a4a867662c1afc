"""Whole storeys from straight above, in the frame of their plans: as top.py, sheets "plans/p1"."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import interiorMesh
import kit
import topCore
import topCut
import topRoof
import topScene
from quickPasses import passes

FINER = 2


def build(given, model, scene):
    """Homes, core, roof and ground of a storey."""
    kit.empty_scene()
    interiorMesh._kept.clear()
    palette_of = topScene.palettes()
    topScene.build_homes(given["model"], scene, palette_of)
    plate, common = model["plates"][scene["plate"]], palette_of("3")
    topCore.build(plate, model["walls"], common)
    topCut.build(scene["walls"], scene["cuts"], common)
    if "roof" in scene:
        topRoof.build(scene["roof"], common)
    for home in scene["homes"]:
        if "roofTerrace" in home:
            topRoof.build_terrace(home["roofTerrace"], plate["face"], palette_of(home["layout"]))
    topScene.ground([topCore.stair_well(plate, 0)])
    topScene.light(scene["isTurned"])
    topScene.camera(scene)


def main():
    """Every picture of the list."""
    given = kit.arguments()
    with open(given["model"], encoding="utf-8") as file:
        model = json.load(file)
    for one in json.loads(given["list"]):
        build(given, model, model["tops"][one["sheet"]])
        passes(one, (int(given["light"]), int(given["samples"])), FINER, bounces=3)


main()
