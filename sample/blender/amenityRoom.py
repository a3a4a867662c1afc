"""A plain room for small scenes: floor, ceiling, walls with openings, lamps, and a frame to put things in world metres."""
import math

import bpy

from furniturePiece import Piece
from interiorMesh import Faces


def stand(palette, root, size):
    """A frame whose u, v, z are the scene's x, y, z."""
    return Piece({"type": "things", "rect": [0, 0, *size], "f": [0, 1]}, palette, root)


def lamp(place, turn, size, power):
    """A rectangular lamp that lights and is not seen; turn = (tilt, heading) in degrees, power = (watts, colour)."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, (data.size, data.size_y) = "RECTANGLE", size
    data.energy, data.color = power
    made = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler = place, (math.radians(turn[0]), 0, math.radians(turn[1]))
    made.visible_camera = made.visible_glossy = made.visible_transmission = False
    return made


def wall(faces, material, way, height, holes=()):
    """An upright wall from a to b, seen from its left; holes = (from, to, low, high) along it."""
    a, b = way
    length = math.dist(a, b)

    def at(u):
        return (a[0] + (b[0] - a[0]) * u / length, a[1] + (b[1] - a[1]) * u / length)

    cuts = sorted({0.0, length, *(v for h in holes for v in h[:2])})
    for u0, u1 in zip(cuts, cuts[1:]):
        hole = next((h for h in holes if h[0] <= u0 + 1e-6 and u1 <= h[1] + 1e-6), None)
        for z0, z1 in ((0.0, hole[2]), (hole[3], height)) if hole else ((0.0, height),):
            if z1 - z0 > 1e-6:
                faces.upright(material, at(u1), at(u0), z0, z1)


def room(palette, root, size, floor, holes=None):
    """Floor, ceiling and four walls (south, east, north, west) of a room x by y by height; holes by wall."""
    w, d, h = size
    holes, faces = holes or {}, Faces("room")
    faces.add(floor, [(0, 0, 0), (w, 0, 0), (w, d, 0), (0, d, 0)])
    faces.add(palette.ceiling, [(0, 0, h), (0, d, h), (w, d, h), (w, 0, h)])
    for name, way in (("south", ((0, 0), (w, 0))), ("east", ((w, 0), (w, d))), ("north", ((w, d), (0, d))), ("west", ((0, d), (0, 0)))):
        wall(faces, palette.wall, way, h, holes.get(name, ()))
    faces.build(root)


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
