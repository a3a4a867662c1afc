"""Trunk and leaves of trees that growTrees.py grew once (data/trees.npz)."""
import os

import bpy
import numpy as np

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "trees.npz")
# Metres; 16 bits reach 16 m.
UNIT = 0.0005
# Trees of a kind that differ.
VARIANTS = 2
# Every leaf is a hexagon of its own.
LEAF_POINTS = 6


def _mesh(stored, name, material):
    points, faces = stored[name + "-points"] * np.float32(UNIT), stored[name + "-faces"].astype(np.int32)
    made = bpy.data.meshes.new(name)
    made.from_pydata(points, [], faces)
    made.materials.append(material)
    return made


def trees_of(kind, bark, leaf):
    """Every variant of a kind as (trunk, leaves, height in metres)."""
    found = []
    with np.load(FILE) as stored:
        for variant in range(VARIANTS):
            stem = "%s-%d" % (kind, variant)
            trunk, leaves = _mesh(stored, stem + "-trunk", bark), _mesh(stored, stem + "-leaves", leaf)
            trunk.polygons.foreach_set("use_smooth", [True] * len(trunk.polygons))
            found.append((trunk, leaves, float(stored[stem + "-leaves-points"][:, 2].max()) * UNIT))
    return found


def with_small_leaves(leaves, size, number):
    """The same crown with `number` leaves, `size` times as large, in place of each: around its middle, turned at random."""
    rng = np.random.default_rng(1)
    points, corners = np.empty(len(leaves.vertices) * 3, np.float32), np.empty(len(leaves.loops), np.int32)
    leaves.vertices.foreach_get("co", points)
    leaves.loops.foreach_get("vertex_index", corners)
    points = points.reshape(-1, LEAF_POINTS, 3)
    middle = points.mean(1, keepdims=True)
    reach = np.abs(points - middle).max((1, 2))
    shape = np.repeat(points - middle, number, 0) * size
    turn = np.linalg.qr(rng.normal(size=(len(shape), 3, 3)))[0].astype(np.float32)
    away = rng.normal(size=(len(shape), 1, 3)).astype(np.float32) * np.repeat(reach, number)[:, None, None]
    small = np.repeat(middle, number, 0) + away + shape @ turn
    of_one = corners[corners < LEAF_POINTS].reshape(-1, 4)
    faces = (np.arange(len(small))[:, None, None] * LEAF_POINTS + of_one).reshape(-1, 4)
    made = bpy.data.meshes.new(leaves.name + " fine")
    made.from_pydata(small.reshape(-1, 3), [], faces)
    made.materials.append(leaves.materials[0])
    return made
