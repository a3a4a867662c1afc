"""Whole floors from straight above, in the frame of their plans: as top.py, sheets "plans/p1"."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import interiorMesh
import kit
import rendering
import topCore
import topCut
import topRoof
import topScene


def build(given, model, scene):
    """Apartments, core, roof and ground of a floor."""
    kit.empty_scene()
    interiorMesh._kept.clear()
    palette_of = topScene.palettes()
    topScene.build_apartments(given["model"], scene, palette_of)
    plate, common = model["plates"][scene["plate"]], palette_of("3")
    topCore.build(plate, model["walls"], common)
    topCut.build(scene["walls"], scene["cuts"], common)
    if "roof" in scene:
        topRoof.build(scene["roof"], common)
    for apartment in scene["homes"]:
        if "roofTerrace" in apartment:
            topRoof.build_terrace(apartment["roofTerrace"], plate["face"], palette_of(apartment["layout"]))
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
        rendering.lit(one["light"], (one["width"], one["height"]), one["samples"], bounces=3, with_position=True)


main()
