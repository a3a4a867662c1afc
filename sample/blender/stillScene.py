"""A photograph of one room of an apartment, as it stands in its tower; what lies before its windows is set behind the panes later
(tone/stillPicture.py)."""
import math

import bpy
from mathutils import Vector

import kit
import panoramaScene
import stillBalcony
from interiorSection import MAIN, leave_out, section_view
from interiorStillView import best_view, pick_room

EYE = 1.5
# Baths are small and their objects low: the frame hangs lower.
SHIFT = {"bath": -0.13, "living": -0.06, "open": -0.1}


def build(layout, palette, root, where):
    """The room of a goal (interiorStillView.py) with the open air around it, its light and its camera; where = (goal, apartment)."""
    goal, apartment = where
    room = pick_room(layout, goal)
    shot = _shot(layout, room, goal)
    panoramaScene.build(layout, palette, root, (room, apartment))
    if shot.get("side"):
        leave_out(shot["side"])
    (x, y), way, eye = shot["at"], shot["bearing"], shot.get("eye", EYE)
    kit.camera((x, y, eye), (x + math.cos(way), y + math.sin(way), eye), lens=shot["lens"], level=True, shift=(0, shot.get("shift", SHIFT.get(goal, -0.045))))


def _shot(layout, room, goal):
    if goal == "open" and room["kind"] in stillBalcony.KINDS:
        return stillBalcony.view(layout, room)
    return (section_view(layout, room, goal) if goal in MAIN else None) or best_view(layout, room, goal)


def looking(apartment):
    """The level camera as its outlook needs it: place (metres of the layout) and eye, heading in degrees counter-clockwise from east
    on the site, lens in mm, shift in widths."""
    camera = bpy.context.scene.camera
    ahead = camera.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    (x, y, eye), way = camera.location, math.degrees(math.atan2(ahead.y, ahead.x))
    return {"at": (x, y), "eye": eye, "heading": way + apartment.turn, "lens": camera.data.lens, "shift": camera.data.shift_y}
