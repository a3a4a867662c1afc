"""Scene light to display values by AgX, from the table that bpy brings: bright colours turn paler, and light never ends in a hard edge."""
import functools
import glob
import sys

import numpy as np
from scipy import ndimage

TABLE = sys.prefix + "/lib/python*/site-packages/bpy/*/datafiles/colormanagement/luts/AgX_Base_sRGB.cube"
# Linear sRGB to the wide colours the table is made for, as in Blender's config.ocio.
XYZ = np.array([[0.4123908, 0.3575843, 0.1804808], [0.2126390, 0.7151687, 0.0721923], [0.0193308, 0.1191948, 0.9505322]])
WIDE = np.array([[1.5250528, -0.3159135, -0.1226583], [-0.5091526, 1.3333274, 0.1382844], [0.0957153, 0.0508974, 0.7879558]]) @ XYZ
DARKEST, RANGE = -12.47393, 25.0
# The table ends in the curve of a television; a screen's is another.
TELEVISION = 2.4


@functools.cache
def _cube():
    """[blue, green, red] -> colour: red counts first."""
    found = glob.glob(TABLE)
    if not found:
        raise SystemExit("Blender's AgX table is not there: run this with the Python that has sample/render/requirements.txt")
    with open(found[0], encoding="ascii") as file:
        rows = [line.split() for line in file if line[:1].isdigit() or line[:1] == "-"]
    size = round(len(rows) ** (1 / 3))
    return np.array(rows, np.float32).reshape(size, size, size, 3)


def agx(light):
    """Linear light [h, w, 3] to display values from 0 to 1."""
    log = np.log2(np.maximum(light @ WIDE.T.astype(np.float32), 2.0 ** DARKEST))
    cube = _cube()
    at = np.clip((log - DARKEST) / RANGE, 0, 1) * (len(cube) - 1)
    places = [at[..., k] for k in (2, 1, 0)]
    film = np.stack([ndimage.map_coordinates(cube[..., k], places, order=1, mode="nearest") for k in range(3)], -1)
    shown = np.clip(film, 0, 1) ** TELEVISION
    return np.where(shown <= 0.0031308, shown * 12.92, 1.055 * np.maximum(shown, 1e-7) ** (1 / 2.4) - 0.055)
