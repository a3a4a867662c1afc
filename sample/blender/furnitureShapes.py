"""Shapes of round furniture: plan outlines pulled up with soft edges, fluted fronts, bent bars."""
import math

import bpy
import bmesh
from mathutils import Vector

ROUND = 12


def rounded(low, high, radii):
    """A rectangle with round corners, counter-clockwise; radii = one, or one for each corner from the back left on."""
    (u0, v0), (u1, v1) = low, high
    radii = radii if isinstance(radii, tuple) else (radii,) * 4
    most = min(u1 - u0, v1 - v0) / 2 - 0.0005
    points = []
    for k, (u, v, su, sv) in enumerate(((u0, v0, 1, 1), (u1, v0, -1, 1), (u1, v1, -1, -1), (u0, v1, 1, -1))):
        r = min(radii[k], most)
        start = math.pi + k * math.pi / 2
        if r < 0.001:
            points.append((u, v))
            continue
        for n in range(ROUND + 1):
            a = start + n / ROUND * math.pi / 2
            points.append((u + su * r + r * math.cos(a), v + sv * r + r * math.sin(a)))
    return points


def ellipse(centre, half, steps=48):
    """An ellipse, counter-clockwise."""
    return [(centre[0] + half[0] * math.cos(k / steps * math.tau), centre[1] + half[1] * math.sin(k / steps * math.tau)) for k in range(steps)]


def embrace(w, d, thick, radius):
    """A back with two arms, open to the front; its corners and ends are round."""
    outer = rounded((0, 0), (w, d + radius), (radius, radius, 0, 0))[:-2]
    inner = rounded((thick, thick), (w - thick, d + radius), (radius - thick, radius - thick, 0, 0))[:-2]
    half, tip = thick / 2, d - thick / 2

    def end(u):
        return [(u + half * math.cos(n / ROUND * math.pi), tip + half * math.sin(n / ROUND * math.pi)) for n in range(ROUND + 1)]
    return outer + end(w - half) + inner[::-1] + end(half)


def curved_back(width, thick, bow):
    """The outline of a back that bows around the sitter: its middle lies `bow` behind its ends."""
    steps = [k / ROUND - 0.5 for k in range(ROUND + 1)]
    rear = [(u * width, bow * (4 * u * u - 1) - thick) for u in steps]
    half = thick / 2
    ends = [[(side * width / 2 + half * math.sin(a) * side, -half - half * math.cos(a)) for a in (math.pi * k / 6 for k in range(1, 6))] for side in (1, -1)]
    return rear + ends[0] + [(u * width, bow * (4 * u * u - 1)) for u in steps[::-1]] + ends[1][::-1]


def fluted_drum(centre, half, count=28, deep=0.012):
    """The outline of a column of half-round staves."""
    points = []
    for k in range(count * 5):
        a = k / (count * 5) * math.tau
        out = deep * abs(math.sin((k % 5) / 5 * math.pi))
        points.append((centre[0] + (half[0] - deep + out) * math.cos(a), centre[1] + (half[1] - deep + out) * math.sin(a)))
    return points


def fluted_front(u0, u1, v, pitch=0.03):
    """The outline of a thin board whose front, at v, is half-round staves."""
    count = max(2, round((u1 - u0) / pitch))
    step = (u1 - u0) / count
    points = [(u0, v - 0.02), (u1, v - 0.02)]
    for k in range(count):
        for n in range(5):
            points.append((u1 - step * (k + n / 5), v - 0.01 + 0.01 * math.sin(n / 5 * math.pi)))
    return points + [(u0, v - 0.01)]


def pulled(p, material, outline, span, soft=0.004):
    """An outline pulled up over span = (low, high), with soft edges above and below; cut at the doll house's height."""
    low, high = span
    if p.top is not None:
        if low >= p.top - 0.01:
            return None
        high = min(high, p.top)
    shape = bmesh.new()
    base = shape.faces.new([shape.verts.new((u, v, low)) for u, v in outline])
    made = bmesh.ops.extrude_face_region(shape, geom=[base])["geom"]
    tops = [one for one in made if isinstance(one, bmesh.types.BMFace)]
    bmesh.ops.translate(shape, vec=(0, 0, high - low), verts=[one for one in made if isinstance(one, bmesh.types.BMVert)])
    base.normal_flip()
    soft = min(soft, (high - low) * 0.49)
    if soft > 0:
        edges = {edge for face in (base, *tops) for edge in face.edges}
        bmesh.ops.bevel(shape, geom=list(edges), offset=soft, segments=6 if soft > 0.02 else 3, profile=0.5, affect="EDGES", clamp_overlap=True)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    data = bpy.data.meshes.new("pulled")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    return p._add(data, (0, 0, 0))


def lofted(p, material, rings):
    """A body through outlines of equally many points, from below to above: rings = (outline, height)."""
    if p.top is not None and rings[-1][1] > p.top:
        return None
    shape = bmesh.new()
    loops = [[shape.verts.new((u, v, z)) for u, v in outline] for outline, z in rings]
    for low, high in zip(loops, loops[1:]):
        for n in range(len(low)):
            m = (n + 1) % len(low)
            shape.faces.new((low[n], low[m], high[m], high[n]))
    shape.faces.new(loops[0][::-1])
    shape.faces.new(loops[-1])
    data = bpy.data.meshes.new("lofted")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    return p._add(data, (0, 0, 0))


def bar(p, material, points, radius):
    """A round bar along points."""
    if p.top is not None and max(z for _, _, z in points) > p.top:
        return None
    shape, rings, count = bmesh.new(), [], 20
    way = [Vector(point) for point in points]
    side = None
    for k, at in enumerate(way):
        ahead = (way[min(k + 1, len(way) - 1)] - way[max(k - 1, 0)]).normalized()
        side = (side or ahead.orthogonal())
        side = (side - ahead * side.dot(ahead)).normalized()
        other = ahead.cross(side)
        rings.append([shape.verts.new(at + (side * math.cos(n / count * math.tau) + other * math.sin(n / count * math.tau)) * radius) for n in range(count)])
    for low, high in zip(rings, rings[1:]):
        for n in range(count):
            m = (n + 1) % count
            shape.faces.new((low[n], low[m], high[m], high[n]))
    shape.faces.new(rings[0][::-1])
    shape.faces.new(rings[-1])
    data = bpy.data.meshes.new("bar")
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    return p._add(data, (0, 0, 0))


def bolster(p, material, at, length, radius=0.1):
    """A round cushion that lies along u, its middle at `at`."""
    profile = [(radius * 0.5, 0), (radius * 0.85, 0.012), (radius, 0.04), (radius, length - 0.04), (radius * 0.85, length - 0.012), (radius * 0.5, length)]
    return p.turned(material, (at[0] - length / 2, at[1], at[2]), profile, 32, (0, math.radians(90), 0))


def legs(p, material, places, height, radius=0.012):
    """Slim round legs."""
    for u, v in places:
        p.turned(material, (u, v, 0), [(radius * 0.7, 0), (radius, height)], 16)
