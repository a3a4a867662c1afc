"""Scene light to display values by AgX, as Blender's own colour configuration says: bright colours turn paler, and light never ends in a hard edge."""
import functools
import glob
import importlib.util
import os

import numpy as np
import PyOpenColorIO as ocio


@functools.cache
def _processor():
    """Linear sRGB to a screen by AgX."""
    blender = os.path.dirname(importlib.util.find_spec("bpy").origin)
    found = glob.glob(os.path.join(blender, "*", "datafiles", "colormanagement", "config.ocio")) + glob.glob(
        os.path.join(blender, "..", "*", "datafiles", "colormanagement", "config.ocio"))
    if not found:
        raise SystemExit("Blender's colour configuration is not there: install sample/render/requirements.txt")
    config = ocio.Config.CreateFromFile(found[0])
    return config.getProcessor(ocio.DisplayViewTransform(src="Linear Rec.709", display="sRGB", view="AgX")).getDefaultCPUProcessor()


def agx(light):
    """Linear light [h, w, 3] to display values from 0 to 1."""
    shown = np.ascontiguousarray(light, np.float32)
    _processor().applyRGB(shown)
    return np.clip(shown, 0, 1)
