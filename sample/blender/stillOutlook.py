"""What lies before the windows of stills, in direct sun only (denoise/outlookTone.py adds the sky's light):
blender -b --factory-startup -P stillOutlook.py -- --model m.json --samples 6
--list '[{"tour": "vr-1-1", "passes": "build/living-1", "stem": "build/living-1"}]'
reads passes.json (where the camera looks) and passes.f.exr (its size, and where one sees out), and writes stem.o.exr where one does, and
stem.seen when that is done. An entry with `mirror` (a layout) looks out of that layout's home, with the camera reflected."""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "denoise")]

import bpy
import numpy as np

import kit
import panoramaHome
from exr import planes
from model import load
from panoramaOutlookSite import build, without_own
from quickPasses import render

# What lies far away needs the pixels of the finished picture only; a room is looked at finer, unless it is shown large (stillQuick.py).
COARSER, LARGE = 2 / 3, 2000
# Nothing lies before a window where less than this share of the picture lets through.
LEAST = 0.001


def seen_through(stem):
    """(width, height) of a still's unlit pass and the part of it one sees out through: left, right, bottom, top as shares; None
    where one does not."""
    alpha = next(plane for name, plane in planes(stem + ".f.exr").items() if name.endswith("Combined.A"))
    height, width = alpha.shape
    rows, columns = (np.nonzero((alpha < 0.99).mean(1 - k) > LEAST)[0] for k in (0, 1))
    if not len(rows) or not len(columns):
        return (width, height), None
    return (width, height), (columns[0] / width, (columns[-1] + 1) / width, 1 - (rows[-1] + 1) / height, 1 - rows[0] / height)


class Reflected(panoramaHome.Home):
    """The first apartment of a reflected layout."""

    def __init__(self, model, layout):
        self.model, self.layout_id = model, layout
        self.tower_id, self.storey, home = next(
            (tower, storey, home) for tower, data in model["towers"].items() for storey in data["storeys"]
            for home in storey["homes"] if home["layout"] == layout)
        self.tower, self.plate = model["towers"][self.tower_id], model["plates"][self.storey["plate"]]
        self.spec = next(h for h in self.plate["homes"] if h["slot"] == home["slot"])

    def on_site(self, point):
        return super().on_site((-point[0], point[1]))


def home_of(model_path, one):
    """The home an entry looks out of."""
    return Reflected(load_model(model_path), one["mirror"]) if "mirror" in one else panoramaHome.of_tour(model_path, one["tour"])


def load_model(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def seen_from(model_path, one, part):
    """(camera, part) as they are in the entry's own home: told is what the unreflected one sees."""
    with open(one["passes"] + ".json", encoding="utf-8") as file:
        camera = json.load(file)
    if "mirror" not in one:
        return camera, part
    inside = camera["heading"] - panoramaHome.of_tour(model_path, one["tour"]).turn
    left, right, bottom, top = part
    return {**camera, "heading": 180 - inside + home_of(model_path, one).turn}, (1 - right, 1 - left, bottom, top)


def take(home, camera, size, part):
    """The camera of a still on the site, cut to a part of its picture."""
    x, y = home.on_site(camera["at"])
    z, way = home.storey["z"] + camera["eye"], math.radians(camera["heading"])
    kit.camera((x, y, z), (x + math.cos(way), y + math.sin(way), z), lens=camera["lens"], level=True, shift=(0, camera["shift"]), clip=(0.5, 9000))
    frame = bpy.context.scene.render
    frame.resolution_x, frame.resolution_y = (side if size[0] > LARGE else round(side * COARSER) for side in size)
    frame.use_border = True
    frame.border_min_x, frame.border_max_x, frame.border_min_y, frame.border_max_y = part


def note(one):
    with open(one["stem"] + ".seen", "w", encoding="utf-8"):
        pass


def main():
    given = kit.arguments()
    looks = [(one, *seen_through(one["passes"])) for one in json.loads(given["list"])]
    for one, _, part in looks:
        if not part:
            note(one)
    looks = [look for look in looks if look[2]]
    if not looks:
        return
    homes = {one["stem"]: home_of(given["model"], one) for one, _, _ in looks}
    kit.empty_scene()
    roots = build(load(given["model"]), homes.values())
    kit.settings(64, 64, int(given["samples"]), bounces=0)
    for one, size, part in looks:
        home = homes[one["stem"]]
        without_own(roots, home)
        camera, part = seen_from(given["model"], one, part)
        take(home, camera, size, part)
        render(one["stem"] + ".part.exr", 3)
        os.replace(one["stem"] + ".part.exr", one["stem"] + ".o.exr")
        note(one)


main()
