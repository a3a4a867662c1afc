"""Rooms of the 360 tours: blender -b --factory-startup -P panorama.py -- --model m.json --light 512 --samples 4 --wide 2560
--list '[{"tour": "vr-1-1", "scene": "living", "stem": "build/room"}]' writes two halves of the light (stem.a.exr, stem.b.exr) and,
when both are there, what the room shows in more detail (stem.f.exr)."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import interiorMesh
import kit
import panoramaHome
import panoramaScene
import stillMirror
from blenderVersion import all_passes
from interiorKits import kit_of, number_of
from interiorMaterials import Palette
from interiorPlan import OPEN_AIR, load_layout
from panoramaStand import EYE, scenes_of, stand_in

# In the open air one looks through a railing, into a room and out again.
PANES, PANES_OPEN = 0, 12
# Metres from a basin's back to the middle of the wall it hangs on, at most.
WALL = 0.4
SHOWN = ("normal", "position", "diffuse_color", "glossy_color", "emit")


def features(width, panes):
    """Unlit: normal, place, colours and what shines, one look through the middle of each pixel; panes = how many one surely sees through:
    after them looks end at random, which leaves specks."""
    scene = bpy.context.scene
    for item in list(bpy.data.objects):
        if item.type == "LIGHT":
            bpy.data.objects.remove(item)
    for name in kit.PASSES:
        setattr(scene.view_layers[0], "use_pass_" + name, name in SHOWN)
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.cycles.samples, scene.cycles.max_bounces = 1, 0
    scene.cycles.min_transparent_bounces = panes
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BOX", 0.01
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0


def render(path, seed):
    """Every pass, not packed: packing takes longer than a small render."""
    scene, image = bpy.context.scene, bpy.context.scene.render.image_settings
    all_passes(image, "NONE")
    scene.cycles.seed, scene.render.filepath = seed, path
    bpy.ops.render.render(write_still=True)


def _hangs_on_whole_wall(layout, room):
    """Whether the wall behind a bath's basin has no window: through one beside the mirror one would see what stillMirror.py puts there."""
    basin = next(f for f in layout["furniture"] if f["room"] == room["id"] and f["type"] == "basin")
    k = 0 if basin["f"][0] else 1
    back = basin["rect"][k if basin["f"][k] > 0 else k + 2]
    return not any(w["room"] == room["id"] and w["h"] == 1 - k and abs(w["at"][k] - back) < WALL for w in layout["windows"])


def make(model, one, sizes):
    """One room: its scene, two halves of its light, its features last."""
    home = panoramaHome.of_tour(model, one["tour"])
    layout = load_layout(model, home.layout_id)
    room = scenes_of(layout)[one["scene"]]
    kit.empty_scene()
    interiorMesh._kept.clear()
    root = bpy.data.objects.new("home", None)
    bpy.context.scene.collection.objects.link(root)
    palette = Palette(kit_of(layout["id"]), number_of(layout["id"]))
    panoramaScene.build(layout, palette, root, (room, home))
    if one["scene"] == "bath" and _hangs_on_whole_wall(layout, room):
        stillMirror.reflect()
    panoramaScene.camera(layout, stand_in(layout, room), EYE)
    kit.settings(sizes["light"], sizes["light"] // 2, sizes["samples"], bounces=3, clamp=2.5)
    render(one["stem"] + ".a.exr", 11)
    render(one["stem"] + ".b.exr", 47)
    features(sizes["wide"], PANES_OPEN if room["kind"] in OPEN_AIR else PANES)
    render(one["stem"] + ".part.exr", 5)
    os.replace(one["stem"] + ".part.exr", one["stem"] + ".f.exr")


def main():
    """Every room of the list."""
    given = kit.arguments()
    sizes = {name: int(given[name]) for name in ("light", "samples", "wide")}
    for one in json.loads(given["list"]):
        make(given["model"], one, sizes)


main()
