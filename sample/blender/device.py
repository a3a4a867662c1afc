"""What Cycles renders on."""
import sys

import bpy


def choose_device(cycles, name):
    """cpu, cuda or optix; exits with a sentence if this machine does not have it."""
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
