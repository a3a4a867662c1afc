"""What every picture needs: arguments, an empty scene, meshes, basic materials, cameras, render settings."""
import math
import sys

import bpy
from mathutils import Vector

from device import choose_device

def arguments():
    """`--name value` pairs after `--` on Blender's command line, as a dict of strings."""
    words = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    return {words[i][2:]: words[i + 1] for i in range(0, len(words) - 1, 2)}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def srgb(colour):
    """'#rrggbb' as linear RGBA."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def material(name, colour="#cccccc", rough=0.6, metal=0.0, spec=0.5, emit=None, strength=0.0, clearcoat=0.0, sheen=0.0):
    """A principled material; the same name gives the same material again."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.diffuse_color = srgb(colour)
    values = {"Base Color": srgb(colour), "Roughness": rough, "Metallic": metal, "Specular IOR Level": spec, "Coat Weight": clearcoat,
              "Sheen Weight": sheen}
    if emit:
        values.update({"Emission Color": srgb(emit), "Emission Strength": strength})
    for key, value in values.items():
        principled(made).inputs[key].default_value = value
    return made


def principled(made):
    return made.node_tree.nodes["Principled BSDF"]


def not_a_lamp(made):
    """A glowing material that is not sampled as a lamp."""
    made.cycles.emission_sampling = "NONE"


def shade_round(mesh, degrees):
    """Edges under this angle are shaded round."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.set_sharp_from_angle(angle=math.radians(degrees))


class Mesh:
    """Collects faces per material and becomes one object."""

    def __init__(self, name):
        self.name, self.points, self.faces, self.slots, self.materials = name, [], [], [], []

    def _slot(self, mat):
        if mat not in self.materials:
            self.materials.append(mat)
        return self.materials.index(mat)

    def face(self, points, mat):
        start = len(self.points)
        self.points += [tuple(p) for p in points]
        self.faces.append(tuple(range(start, start + len(points))))
        self.slots.append(self._slot(mat))

    def box(self, low, high, mat):
        """Axis-parallel box between two corners in any order."""
        (x0, x1), (y0, y1), (z0, z1) = (sorted(pair) for pair in zip(low, high))
        start = len(self.points)
        self.points += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        slot = self._slot(mat)
        for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.faces.append(tuple(start + k for k in f))
            self.slots.append(slot)

    def prism(self, polygon, z0, z1, mat, side=None):
        """Counter-clockwise polygon [[x, y], ...] pulled up from z0 to z1."""
        n = len(polygon)
        self.face([(x, y, z1) for x, y in polygon], mat)
        self.face([(x, y, z0) for x, y in reversed(polygon)], mat)
        for i in range(n):
            (ax, ay), (bx, by) = polygon[i], polygon[(i + 1) % n]
            self.face([(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)], side or mat)

    def object(self, index=0, smooth=None, bevel=0.0):
        """Link the mesh into the scene. `smooth`: degrees under which edges are shaded round; `bevel`: metres."""
        data = bpy.data.meshes.new(self.name)
        data.from_pydata(self.points, [], self.faces)
        for mat in self.materials:
            data.materials.append(mat)
        data.polygons.foreach_set("material_index", self.slots)
        if smooth is not None:
            shade_round(data, smooth)
        data.update()
        made = bpy.data.objects.new(self.name, data)
        bpy.context.scene.collection.objects.link(made)
        made.pass_index = index
        if bevel:
            edge = made.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
        return made


def camera(at, look, lens=35.0, shift=(0.0, 0.0), ortho=None, level=False, clip=(0.05, 6000.0)):
    """`level`: keep the camera horizontal (verticals stay vertical; frame with `shift`). `ortho`: width in metres."""
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    way = Vector(look) - Vector(at)
    if level:
        way.z = 0
    made.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_fit = lens, "HORIZONTAL"
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = clip
    if ortho:
        data.type, data.ortho_scale = "ORTHO", ortho
    bpy.context.scene.camera = made
    return made


def see_all_around(data, beyond=0.0):
    """Makes a camera see the whole sphere, and `beyond` radians more at both ends."""
    data.type, data.panorama_type = "PANO", "EQUIRECTANGULAR"
    data.longitude_min, data.longitude_max = -math.pi - beyond, math.pi + beyond


def settings(width, height, samples, bounces=4, clamp=3.0):
    """Cycles at this size in pixels, on the device and the number of threads that the command line gives."""
    scene, given = bpy.context.scene, arguments()
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    choose_device(cycles, given.get("device", "cpu"))
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads, render.use_persistent_data = "FIXED", int(given.get("threads", 2)), True
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.max_bounces = cycles.diffuse_bounces = bounces
    cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 4, 12
    cycles.sample_clamp_indirect, cycles.blur_glossy = clamp, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.3
