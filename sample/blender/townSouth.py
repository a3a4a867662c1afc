"""The town goes on south of the park: the northern one turned about, without what would stand on the site."""
import math

import bpy
import bmesh
from mathutils import Matrix

# Between two rows of houses, so that none is cut.
SOUTH = -115


def build_southern_town():
    """Copies of the town and its hills that lie south of the park."""
    half_turn = Matrix.Rotation(math.pi, 4, "Z")
    for item in [o for o in bpy.data.objects if o.name.split(".")[0] in ("city", "hills")]:
        copy = bpy.data.objects.new(item.name + " south", item.data.copy())
        bpy.context.scene.collection.objects.link(copy)
        copy.data.transform(half_turn)
        shape = bmesh.new()
        shape.from_mesh(copy.data)
        bmesh.ops.delete(shape, geom=[v for v in shape.verts if v.co.y > SOUTH], context="VERTS")
        shape.to_mesh(copy.data)
        shape.free()
