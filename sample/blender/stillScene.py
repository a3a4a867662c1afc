"""A photograph of one room of a home, as it stands in its tower; what lies before its windows is set behind the panes later
(denoise/stillPicture.py)."""
import math

import bpy
from mathutils import Vector

import kit
import panoramaScene
import stillBalcony
from interiorStillView import best_view, pick_room

EYE = 1.5
# Baths are small and their objects low: the frame hangs lower.
SHIFT = {"bath": -0.13, "open": -0.1}


def build(layout, palette, root, where):
    """The room of a goal (interiorStillView.py) with the open air around it, its light and its camera; where = (goal, home)."""
    goal, home = where
    room = pick_room(layout, goal)
    shot = stillBalcony.view(layout, room) if goal == "open" and room["kind"] in stillBalcony.KINDS else best_view(layout, room, goal)
    panoramaScene.build(layout, palette, root, (room, home))
    (x, y), way = shot["at"], shot["bearing"]
    kit.camera((x, y, EYE), (x + math.cos(way), y + math.sin(way), EYE), lens=shot["lens"], level=True, shift=(0, SHIFT.get(goal, -0.045)))


def looking(home):
    """The level camera as its outlook needs it: place (metres of the layout) and eye, heading in degrees counter-clockwise from east
    on the site, lens in mm, shift in widths."""
    camera = bpy.context.scene.camera
    ahead = camera.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    (x, y, eye), way = camera.location, math.degrees(math.atan2(ahead.y, ahead.x))
    return {"at": (x, y), "eye": eye, "heading": way + home.turn, "lens": camera.data.lens, "shift": camera.data.shift_y}
