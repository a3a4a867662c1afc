"""A mirror that reflects: the room once more behind a hole in the wall, turned over. So the reflection is as sharp, and as free of noise, as
the room itself."""
import bpy
import bmesh
from mathutils import Matrix, Vector

NEAR = 0.004
# How far behind a piece's back its wall may lie, or stand before it.
WALL = 0.08
BAR = 0.012
# Parts of a closed door (interiorOpenings.py); in the mirror's own wall it stays, and hides what is put behind that wall.
DOOR, WALL_DEPTH = ("lining", "leaf", "grip"), 0.32


def _corners(item):
    return [item.matrix_world @ Vector(corner) for corner in item.bound_box]


def _extent(item, axis):
    values = [corner[axis] for corner in _corners(item)]
    return min(values), max(values)


class Glass:
    """The plane of a mirror: axis 0 or 1, where it lies, which way it looks, and its edges (along, upwards)."""

    def __init__(self, item, walls):
        self.axis = min((0, 1), key=lambda k: _extent(item, k)[1] - _extent(item, k)[0])
        along = 1 - self.axis
        self.sign = 1 if (item.parent.matrix_world.to_quaternion() @ Vector((0, 1, 0)))[self.axis] > 0 else -1
        (self.low, self.high), (self.foot, self.top) = _extent(item, along), _extent(item, 2)
        back = item.parent.matrix_world.translation[self.axis]
        self.at = self._wall(walls, back)

    def _wall(self, walls, back):
        """Where the face of the wall lies that the mirror hangs on."""
        middle, along = (self.low + self.high) / 2, 1 - self.axis
        best = back
        for face in walls.data.polygons:
            points = [walls.matrix_world @ walls.data.vertices[k].co for k in face.vertices]
            place = points[0][self.axis]
            if abs((walls.matrix_world.to_quaternion() @ face.normal)[self.axis]) < 0.9 or abs(place - back) > WALL:
                continue
            if min(p[along] for p in points) < middle < max(p[along] for p in points) and min(p.z for p in points) < self.foot + 0.1 < max(p.z for p in points):
                best = place
        return best

    def before(self, value):
        """Metres into the room."""
        return (value - self.at) * self.sign

    def point(self, along, deep, up):
        place = [0.0, 0.0, up]
        place[self.axis], place[1 - self.axis] = self.at + deep * self.sign, along
        return Vector(place)

    def reflection(self):
        turn = Matrix.Identity(4)
        turn[self.axis][self.axis], turn[self.axis][3] = -1, 2 * self.at
        return turn


def _is_door_beside(item, glass):
    """Whether it is part of a door in the mirror's wall, beside the mirror."""
    if item.name.split(".")[0] not in DOOR:
        return False
    low, high = _extent(item, 1 - glass.axis)
    nearest = max(glass.before(value) for value in _extent(item, glass.axis))
    return -WALL_DEPTH < nearest < WALL and (high < glass.low or low > glass.high)


def _cut(item, glass):
    """Takes away what lies behind the wall's face; False where nothing is left."""
    if _is_door_beside(item, glass):
        return True
    sides = [glass.before(corner[glass.axis]) for corner in _corners(item)]
    if max(sides) < NEAR / 2 and item.name.split(".")[0] != "walls":
        return False
    if min(sides) > -NEAR:
        return True
    item.data = item.data.copy()
    mesh, inverse = bmesh.new(), item.matrix_world.inverted()
    mesh.from_mesh(item.data)
    way = Vector((0, 0, 0))
    way[glass.axis] = glass.sign
    place, normal = inverse @ glass.point(0, -NEAR / 2, 0), (inverse.to_3x3() @ way).normalized()
    bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=place, plane_no=normal, clear_inner=True)
    mesh.to_mesh(item.data)
    mesh.free()
    return len(item.data.polygons) > 0


def _open(walls, glass):
    """The hole in the wall."""
    mesh = bmesh.new()
    mesh.from_mesh(walls.data)
    along = 1 - glass.axis

    def on_wall():
        return [face for face in mesh.faces if all(abs(glass.before(v.co[glass.axis])) < NEAR for v in face.verts)]
    for axis, value in ((along, glass.low), (along, glass.high), (2, glass.foot), (2, glass.top)):
        place, way = Vector((0, 0, 0)), Vector((0, 0, 0))
        place[axis], way[axis] = value, 1
        faces = on_wall()
        edges = {edge for face in faces for edge in face.edges}
        verts = {vert for face in faces for vert in face.verts}
        bmesh.ops.bisect_plane(mesh, geom=[*verts, *edges, *faces], plane_co=place, plane_no=way)

    def inside(face):
        middle = face.calc_center_median()
        return glass.low < middle[along] < glass.high and glass.foot < middle.z < glass.top
    bmesh.ops.delete(mesh, geom=[face for face in on_wall() if inside(face)], context="FACES")
    mesh.to_mesh(walls.data)
    mesh.free()


def _bar(glass, ends, material):
    """One bar of the frame between two corners (along, up)."""
    (a, foot), (b, top) = ends
    points = [glass.point(x, deep, z) for deep in (0.0, 0.02) for x, z in ((a, foot), (b, foot), (b, top), (a, top))]
    data = bpy.data.meshes.new("bar")
    data.from_pydata(points, [], [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    data.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("bar", data))


def _frame(glass, material):
    low, high, foot, top = glass.low, glass.high, glass.foot, glass.top
    for ends in (((low - BAR, foot - BAR), (low, top + BAR)), ((high, foot - BAR), (high + BAR, top + BAR)),
                 ((low, foot - BAR), (high, foot)), ((low, top), (high, top + BAR))):
        _bar(glass, ends, material)


def _without_face(data, glass):
    """The walls without the one the mirror hangs on: two faces in one place would shade each other."""
    mesh, made = bmesh.new(), data.copy()
    mesh.from_mesh(made)
    bmesh.ops.delete(mesh, geom=[face for face in mesh.faces if all(abs(glass.before(v.co[glass.axis])) < NEAR for v in face.verts)], context="FACES")
    mesh.to_mesh(made)
    mesh.free()
    return made


def _turned_over(glass, walls):
    """Everything that is left, once more behind the wall; the sun stays the one it is."""
    seen = [o for o in bpy.data.objects if o.type == "MESH" or o.type == "LIGHT" and o.data.type != "SUN"]
    for item in [o for o in seen if not _is_door_beside(o, glass)]:
        place = glass.reflection() @ item.matrix_world
        twin = item.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.parent, twin.matrix_world = None, place
        if item == walls:
            twin.data = _without_face(item.data, glass)


def reflect():
    """The largest mirror of the room; without one nothing happens."""
    bpy.context.view_layer.update()
    found = [o for o in bpy.data.objects if o.name.split(".")[0] == "mirror"]
    if not found:
        return
    walls = next(o for o in bpy.data.objects if o.name.split(".")[0] == "walls")
    shown = max(found, key=lambda o: o.dimensions.x + o.dimensions.y)
    glass, back = Glass(shown, walls), next(o for o in shown.parent.children if o.name.split(".")[0] == "mirror back")
    metal = back.material_slots[0].material
    for gone in (shown, back):
        bpy.data.objects.remove(gone)
    for item in [o for o in bpy.data.objects if o.type == "MESH"]:
        if not _cut(item, glass):
            bpy.data.objects.remove(item)
    _open(walls, glass)
    _frame(glass, metal)
    bpy.context.view_layer.update()
    _turned_over(glass, walls)
