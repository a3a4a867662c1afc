"""What lies before the windows of stills: python stillOutlook.py -- --model m.json --list '[{"tour": "vr-1-1", "camera": "c.json", "panes": "p.exr",
"width": 1200, "height": 750, "samples": 32, "light": "o.exr"}]'. It reads where the still's camera looks and where its panes are (still.py), and writes the
light that comes through; nothing if there are no panes. An entry with `mirror` (a layout) looks out of that layout's apartment, with the camera
reflected."""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "tone")]

import bpy
import numpy as np

import kit
import panoramaHome
import rendering
from model import load
from panoramaOutlookSite import build, without_own
from passes import light_and_cover

# Without an outlook if less than this share of the picture is glass.
LEAST = 0.001
# From far away more do not show.
BOUNCES = 2


def seen_through(panes):
    """The part of a still that one sees out through: left, right, bottom, top as shares; None where one does not."""
    _, alpha = light_and_cover(panes)
    height, width = alpha.shape
    rows, columns = (np.nonzero((alpha < 0.99).mean(1 - k) > LEAST)[0] for k in (0, 1))
    if not len(rows) or not len(columns):
        return None
    return (columns[0] / width, (columns[-1] + 1) / width, 1 - (rows[-1] + 1) / height, 1 - rows[0] / height)


class Reflected(panoramaHome.Apartment):
    """The first apartment of a reflected layout."""

    def __init__(self, model, layout):
        self.model, self.layout_id = model, layout
        self.tower_id, self.floor, apartment = next(
            (tower, floor, apartment) for tower, data in model["towers"].items() for floor in data["storeys"]
            for apartment in floor["homes"] if apartment["layout"] == layout)
        self.tower, self.plate = model["towers"][self.tower_id], model["plates"][self.floor["plate"]]
        self.spec = next(h for h in self.plate["homes"] if h["slot"] == apartment["slot"])

    def on_site(self, point):
        return super().on_site((-point[0], point[1]))


def apartment_of(model_path, one):
    """The apartment an entry looks out of."""
    return Reflected(load_model(model_path), one["mirror"]) if "mirror" in one else panoramaHome.of_tour(model_path, one["tour"])


def load_model(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def seen_from(model_path, one, part):
    """Camera and part for the entry's own apartment; the arguments are as the unreflected one has them."""
    with open(one["camera"], encoding="utf-8") as file:
        camera = json.load(file)
    if "mirror" not in one:
        return camera, part
    inside = camera["heading"] - panoramaHome.of_tour(model_path, one["tour"]).turn
    left, right, bottom, top = part
    return {**camera, "heading": 180 - inside + apartment_of(model_path, one).turn}, (1 - right, 1 - left, bottom, top)


def take(apartment, camera, part):
    """The camera of a still on the site, cut to a part of its picture."""
    x, y = apartment.on_site(camera["at"])
    z, way = apartment.floor["z"] + camera["eye"], math.radians(camera["heading"])
    kit.camera((x, y, z), (x + math.cos(way), y + math.sin(way), z), lens=camera["lens"], level=True, shift=(0, camera["shift"]), clip=(0.5, 9000))
    frame = bpy.context.scene.render
    frame.use_border = True
    frame.border_min_x, frame.border_max_x, frame.border_min_y, frame.border_max_y = part


def main():
    given = kit.arguments()
    looks = [(one, seen_through(one["panes"])) for one in json.loads(given["list"])]
    looks = [(one, part) for one, part in looks if part]
    if not looks:
        return
    apartments = {one["light"]: apartment_of(given["model"], one) for one, _ in looks}
    kit.empty_scene()
    roots = build(load(given["model"]), apartments.values())
    for one, part in looks:
        apartment = apartments[one["light"]]
        without_own(roots, apartment)
        camera, part = seen_from(given["model"], one, part)
        take(apartment, camera, part)
        rendering.lit(one["light"], (one["width"], one["height"]), one["samples"], bounces=BOUNCES)


main()
