"""Parts that several section models share: a frame to put things in world metres, windows, letters, tubes."""
import math

import bpy

from furniturePiece import Piece


def stand(palette, root, size):
    """A frame whose u, v, z are the scene's x, y, z."""
    return Piece({"type": "things", "rect": [0, 0, *size], "f": [0, 1]}, palette, root)


def window(p, palette, at, size, axis):
    """A framed pane: at = lower corner, size = (width, height), axis 0 along x or 1 along y, a bar every 1.5 m."""
    (x, y, z), (w, h) = at, size
    n = max(1, round(w / 1.5))
    for k in range(n + 1):
        u = w * k / n
        low = (x + u - 0.03, y - 0.05, z) if axis == 0 else (x - 0.05, y + u - 0.03, z)
        p.box(palette.frame, low, (low[0] + (0.06 if axis == 0 else 0.1), low[1] + (0.1 if axis == 0 else 0.06), z + h), 0.004)
    for level in (z, z + h - 0.06):
        high = (x + w, y + 0.05, level + 0.06) if axis == 0 else (x + 0.05, y + w, level + 0.06)
        p.box(palette.frame, (x, y - 0.05, level) if axis == 0 else (x - 0.05, y, level), high, 0.004)


def words(text, place, turn, size, material, depth=0.004):
    """Raised letters, centred; turn = heading in degrees of an upright sign (0 is read from the south)."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.materials.append(material)
    made = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler = place, (math.pi / 2, 0, math.radians(turn))


def tube(name, points, radius, material):
    """A round hose or pipe through points, softly bent."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.use_endpoint_u, line.order_u, line.resolution_u = True, 4, 12
    curve.materials.append(material)
    made = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(made)
