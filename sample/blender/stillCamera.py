"""A still's own camera, where the one that is worked out does not show the room well enough (data/stills.json)."""
import bpy

import kit


def place(shot):
    """shot: at and to in metres of the layout; optional lens (mm), eye (m), shift (shares of the width)."""
    before = bpy.context.scene.camera
    data = before.data
    lens, shift = shot.get("lens", data.lens), (0, shot.get("shift", data.shift_y))
    (x, y), (to_x, to_y) = shot["at"], shot["to"]
    eye = shot.get("eye", 1.5)
    bpy.data.objects.remove(before)
    kit.camera((x, y, eye), (to_x, to_y, eye), lens=lens, level=True, shift=shift)
