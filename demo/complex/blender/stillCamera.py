"""A still's own camera, where the one that is worked out does not show the room well enough (data/stills.json)."""
import math

import bpy

import kit


def place(shot, sign):
    """shot: at and to in metres of the layout; optional lens (mm), eye (m), shift (shares of the width). sign: -1 for a mirror."""
    before = bpy.context.scene.camera
    data = before.data
    lens, shift = shot.get("lens", data.lens), (0, shot.get("shift", data.shift_y))
    x, y = shot["at"]
    way = math.atan2(shot["to"][1] - y, sign * (shot["to"][0] - x))
    eye = shot.get("eye", 1.5)
    bpy.data.objects.remove(before)
    kit.camera((sign * x, y, eye), (sign * x + math.cos(way), y + math.sin(way), eye), lens=lens, level=True, shift=shift, clip=(0.05, 9000))
