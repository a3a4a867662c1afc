"""What bpy 5 and Debian's Blender 3.4 call by different names. The scripts use the new names; with the last picture that 3.4 renders this file goes."""
import importlib.util
import math
import os
import sys

import addon_utils
import bpy

_IS_OLD = bpy.app.version < (4, 0, 0)
_HERE = os.path.dirname(os.path.abspath(__file__))
# Where the add-on that grows trees may lie: a copy of one's own, or Debian's package blender-data.
_SAPLING = (os.path.join(_HERE, "..", "build", "add_curve_sapling"), "/usr/share/blender/scripts/addons/add_curve_sapling")
_OLD_SOCKETS = {"Specular IOR Level": "Specular", "Coat Weight": "Clearcoat", "Sheen Weight": "Sheen", "Emission Color": "Emission", "Factor": "Fac"}
# The old coat was a quarter as strong.
COAT = 1.0 if _IS_OLD else 0.25


def socket(name):
    """A node's input or output by its name in bpy 5."""
    return _OLD_SOCKETS.get(name, name) if _IS_OLD else name


def shade_round(mesh, degrees):
    """Edges under this angle are shaded round."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if _IS_OLD:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(degrees)
    else:
        mesh.set_sharp_from_angle(angle=math.radians(degrees))


def not_a_lamp(material):
    """A shining material that no sample looks for."""
    if _IS_OLD:
        material.cycles.sample_as_light = False
    else:
        material.cycles.emission_sampling = "NONE"


def see_all_around(camera):
    """A camera's data becomes one that sees the whole sphere."""
    camera.type = "PANO"
    (camera.cycles if _IS_OLD else camera).panorama_type = "EQUIRECTANGULAR"


def all_passes(image, packing):
    """Image settings for every pass in one EXR of floats."""
    if not _IS_OLD:
        image.media_type = "MULTI_LAYER_IMAGE"
        # denoise/exr.py reads one part with all channels.
        image.use_exr_interleave = True
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", packing


def grow_trees():
    """Turns on the add-on that grows trees: Blender 3.4 brings it, bpy does not."""
    if _IS_OLD:
        addon_utils.enable("add_curve_sapling")
        return
    found = [folder for folder in _SAPLING if os.path.exists(os.path.join(folder, "__init__.py"))]
    if not found:
        sys.exit("The add-on that grows trees is missing: install Debian's blender-data, or copy its folder add_curve_sapling to sample/build/")
    # Its folder alone: beside it lie old copies of add-ons that bpy has itself.
    spec = importlib.util.spec_from_file_location("add_curve_sapling", os.path.join(found[0], "__init__.py"), submodule_search_locations=[found[0]])
    made = importlib.util.module_from_spec(spec)
    sys.modules["add_curve_sapling"] = made
    spec.loader.exec_module(made)
    made.register()


def choose_device(cycles, name):
    """cpu, cuda or optix; ends with a sentence where this machine has no such device."""
    if name == "cpu":
        cycles.device = "CPU"
        return
    found = bpy.context.preferences.addons["cycles"].preferences
    try:
        found.compute_device_type = name.upper()
        found.refresh_devices()
    except TypeError:
        sys.exit("This Blender was built without %s: render with --device cpu" % name)
    wanted = [one for one in found.devices if one.type == name.upper()]
    if not wanted:
        sys.exit("This machine has no device for %s: render with --device cpu" % name)
    for one in found.devices:
        one.use = one in wanted
    cycles.device = "GPU"
