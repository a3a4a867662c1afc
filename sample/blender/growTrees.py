"""Grows the trees of plants.py once and writes them to data/trees.npz: python growTrees.py. Needs Sapling, the add-on that grew trees in Blender until version 4.1:
its folder add_curve_sapling, from Debian's package blender-data 3.4, in sample/build/.

Of every tree and of both its parts (trunk, leaves): `points` in units of treeMeshes.UNIT metres, and `faces`, four points each."""
import importlib.util
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import kit
from treeMeshes import FILE, UNIT, VARIANTS

SAPLING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "build", "add_curve_sapling")
# Sapling's number of a crown's shape, height in metres, branches of each level, length of a leaf, leaves of a twig, where the crown starts.
SPECIES = {
    "lime": dict(shape="1", scale=9, branches=(0, 54, 22, 1), leaf=0.35, leaves=24, base=0.24, length=(1, 0.42, 0.5, 0.3), seed=11),
    "plane": dict(shape="2", scale=10, branches=(0, 50, 22, 1), leaf=0.40, leaves=22, base=0.28, length=(1, 0.48, 0.5, 0.3), seed=16),
    "maple": dict(shape="0", scale=8, branches=(0, 46, 20, 1), leaf=0.35, leaves=24, base=0.2, length=(1, 0.45, 0.5, 0.3), seed=23),
    "birch": dict(shape="4", scale=9, branches=(0, 56, 18, 1), leaf=0.28, leaves=20, base=0.22, length=(1, 0.3, 0.5, 0.3), seed=31),
    "poplar": dict(shape="3", scale=12, branches=(0, 70, 16, 1), leaf=0.33, leaves=20, base=0.08, length=(1, 0.2, 0.45, 0.3), seed=37),
    "cherry": dict(shape="1", scale=5, branches=(0, 40, 18, 1), leaf=0.28, leaves=22, base=0.22, length=(1, 0.5, 0.5, 0.3), seed=41),
}


def enable_sapling():
    """Turns on the add-on from its own folder."""
    start = os.path.join(SAPLING, "__init__.py")
    if not os.path.exists(start):
        sys.exit("The add-on Sapling is missing: put its folder add_curve_sapling into sample/build/")
    spec = importlib.util.spec_from_file_location("add_curve_sapling", start, submodule_search_locations=[SAPLING])
    module = importlib.util.module_from_spec(spec)
    sys.modules["add_curve_sapling"] = module
    spec.loader.exec_module(module)
    module.register()


def grow(spec, seed):
    """Trunk and leaves of one tree as mesh data."""
    bpy.ops.curve.tree_add(do_update=True, bevel=True, showLeaves=True, levels=3, leaves=spec["leaves"], leafShape="hex", leafScale=spec["leaf"],
                           leafScaleX=0.65, scale=spec["scale"], scaleV=0, seed=seed, shape=spec["shape"], baseSize=spec["base"], length=spec["length"],
                           branches=spec["branches"], curveRes=(6, 4, 3, 1), ratio=0.018, handleType="1", bevelRes=0, resU=1)
    wood = [o for o in bpy.data.objects if o.name.startswith("tree")][-1]
    crown = [o for o in bpy.data.objects if o.name.startswith("leaves")][-1]
    trunk = bpy.data.meshes.new_from_object(wood.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    leaves = crown.data
    bpy.data.objects.remove(crown)
    bpy.data.objects.remove(wood)
    return {"trunk": trunk, "leaves": leaves}


def arrays_of(mesh):
    """Points and faces of a mesh."""
    points, corners = np.empty(len(mesh.vertices) * 3, np.float32), np.empty(len(mesh.loops), np.int32)
    mesh.vertices.foreach_get("co", points)
    mesh.loops.foreach_get("vertex_index", corners)
    return np.rint(points.reshape(-1, 3) / UNIT).astype(np.int16), corners.reshape(-1, 4).astype(np.uint16)


def main():
    kit.empty_scene()
    enable_sapling()
    made = {}
    for kind, spec in SPECIES.items():
        for variant in range(VARIANTS):
            for part, mesh in grow(spec, spec["seed"] + 100 * variant).items():
                made["%s-%d-%s-points" % (kind, variant, part)], made["%s-%d-%s-faces" % (kind, variant, part)] = arrays_of(mesh)
    np.savez_compressed(FILE, **made)


main()
