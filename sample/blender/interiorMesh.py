"""Meshes of the interior: collected faces, rounded boxes, turned shapes, cushions, drapes. One scene root carries them all."""
import math

import bpy
import bmesh
from mathutils import Vector, noise

from kit import shade_round


def to_object(name, data, parent, smooth=True):
    """Puts mesh data into the scene under a parent; soft shading below 40 degrees."""
    if smooth:
        shade_round(data, 40)
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    item.parent = parent
    return item


def put(parent, data, at, turn=0.0, name="part"):
    """Mesh data at a place, turned about the upright."""
    item = to_object(name, data, parent)
    item.location, item.rotation_euler[2] = at, turn
    return item


class Faces:
    """Flat faces by material with texture coordinates in metres, one object at the end."""

    def __init__(self, name):
        self.name, self.points, self.faces, self.slots, self.uvs, self.materials = name, [], [], [], [], []

    def add(self, material, points, uvs=None):
        """One face; without uvs the plan position is taken."""
        if material not in self.materials:
            self.materials.append(material)
        start = len(self.points)
        self.points += points
        self.faces.append(tuple(range(start, start + len(points))))
        self.slots.append(self.materials.index(material))
        self.uvs += uvs or [(p[0], p[1]) for p in points]

    def upright(self, material, a, b, z0, z1):
        """An upright face from a to b (plan points), seen from the right of the way a to b."""
        length = math.dist(a, b)
        start = a[0] + a[1]
        self.add(material, [(*a, z0), (*b, z0), (*b, z1), (*a, z1)],
                 [(start, z0), (start + length, z0), (start + length, z1), (start, z1)])

    def box(self, material, low, high):
        """An axis-parallel box."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            self.upright(material, a, b, z0, z1)
        self.add(material, [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)])
        self.add(material, [(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)])

    def build(self, parent):
        """The object; nothing if no face was added."""
        if not self.faces:
            return None
        data = bpy.data.meshes.new(self.name)
        data.from_pydata(self.points, [], self.faces)
        for material in self.materials:
            data.materials.append(material)
        data.polygons.foreach_set("material_index", self.slots)
        layer = data.uv_layers.new(name="metres")
        layer.data.foreach_set("uv", [v for uv in self.uvs for v in uv])
        data.update()
        return to_object(self.name, data, parent, smooth=False)


_kept = {}


def _mesh(key, material, make):
    """Mesh data built once per key and material."""
    full = (*key, material.name)
    if full not in _kept:
        shape = bmesh.new()
        make(shape)
        data = bpy.data.meshes.new(key[0])
        shape.to_mesh(data)
        shape.free()
        data.materials.append(material)
        _kept[full] = data
    return _kept[full]


def _steps(radius):
    """Into how many strips a round edge is cut: upholstery is seen from near."""
    return 2 if radius < 0.008 else 4 if radius < 0.025 else 7


def rounded_box(material, size, radius):
    """A box with rounded edges around its centre."""
    radius = min(radius, min(size) * 0.49)
    segments = _steps(radius)

    def make(shape):
        bmesh.ops.create_cube(shape, size=1)
        bmesh.ops.scale(shape, vec=size, verts=shape.verts)
        if radius > 0:
            bmesh.ops.bevel(shape, geom=shape.edges[:], offset=radius, segments=segments, profile=0.5, affect="EDGES")
    return _mesh(("box", *[round(v, 4) for v in size], round(radius, 4)), material, make)


# A profile's gentle corners are drawn as one curve; at a sharp one only this much, in metres, is rounded off.
SHARP, EDGE = math.radians(50), 0.003


def _curve(profile):
    """A profile without visible corners: each is cut, three times over."""
    points = list(profile)
    for _ in range(3):
        cut = [points[0]]
        for a, b, c in zip(points, points[1:], points[2:]):
            into, out = math.dist(a, b), math.dist(b, c)
            if min(into, out) < 1e-5:
                cut.append(b)
                continue
            turn = abs((math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi) % math.tau - math.pi)
            most = EDGE if turn > SHARP else 1.0
            for end, length in ((a, into), (c, out)):
                share = min(0.25, most / length)
                cut.append(tuple(p + (q - p) * share for p, q in zip(b, end)))
        points = cut + [points[-1]]
    return points


def turned(material, profile, segments=48):
    """A body of revolution from (radius, z) points, bottom to top, closed at both ends."""
    segments = max(segments, 48) if max(radius for radius, _ in profile) > 0.02 else max(segments, 20)

    def make(shape):
        rings = []
        for radius, z in _curve(profile):
            rings.append([shape.verts.new((radius * math.cos(k / segments * math.tau), radius * math.sin(k / segments * math.tau), z))
                          for k in range(segments)])
        for low, high in zip(rings, rings[1:]):
            for k in range(segments):
                m = (k + 1) % segments
                shape.faces.new((low[k], low[m], high[m], high[k]))
        shape.faces.new(rings[0][::-1])
        shape.faces.new(rings[-1])
    return _mesh(("turned", *[round(v, 4) for point in profile for v in point], segments), material, make)


def grid_surface(name, material, size, height_at):
    """A surface over a unit square: height_at(u, v) gives the point; columns and rows by size."""
    columns, rows = size
    points = [height_at(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i)
             for j in range(rows) for i in range(columns)]
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.materials.append(material)
    data.update()
    return data


def closed_surface(name, material, count, place_at):
    """Two sides over the square from -1 to 1 that meet at its edge: place_at(a, b, side) gives the point; count strips each way."""
    points, sides = [], []
    for sign in (1, -1):
        index = {}
        for j in range(count + 1):
            for i in range(count + 1):
                if sign < 0 and (i in (0, count) or j in (0, count)):
                    index[i, j] = sides[0][i, j]
                    continue
                index[i, j] = len(points)
                # Closer together towards the seam, where the side is steep.
                points.append(place_at(*(math.sin((2 * k / count - 1) * math.pi / 2) for k in (i, j)), sign))
        sides.append(index)
    faces = []
    for sign, index in zip((1, -1), sides):
        for j in range(count):
            for i in range(count):
                face = (index[i, j], index[i + 1, j], index[i + 1, j + 1], index[i, j + 1])
                faces.append(face[::sign])
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.materials.append(material)
    data.update()
    return data


def wrinkle(x, y, z, scale):
    """Smooth noise between -1 and 1 for cloth."""
    return noise.noise(Vector((x * scale, y * scale, z * scale)))
