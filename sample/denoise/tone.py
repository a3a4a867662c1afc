"""Scene light to a picture by Blender's own Filmic tables, without starting Blender: tone.py IN.exr OUT.png LOOK EXPOSURE."""
import glob
import struct
import sys
import zlib

import numpy as np
from scipy import ndimage

from exr import layers, planes

# Blender's own tables, of bpy in this Python or of Debian's package.
TABLES = (sys.prefix + "/lib/python*/site-packages/bpy/*/datafiles/colormanagement/filmic/", "/usr/share/blender/**/colormanagement/filmic/")
CURVES = {"High Contrast": "filmic_to_0.99_1-0075", "Medium High Contrast": "filmic_to_0-85_1-011", "Medium Contrast": "filmic_to_0-70_1-03", "None": "filmic_to_0-70_1-03"}
DARKEST, RANGE = -12.473931188, 25.0
SHOWN = 0.66


def table(name):
    found = [file for folder in TABLES for file in glob.glob(folder + name, recursive=True)]
    if not found:
        raise SystemExit("Blender's %s is not there: install sample/render/requirements.txt" % name)
    with open(found[0], encoding="ascii") as file:
        return file.read().split("\n")


def curve(look):
    lines = table(CURVES[look] + ".spi1d")
    start = lines.index("{") + 1
    return np.array([float(line) for line in lines[start:lines.index("}")]])


def cube():
    """[red, green, blue] -> colour; bright saturated colours turn paler, as on film."""
    lines = [line.split() for line in table("filmic_desat*cube*") if line[:1].isdigit()]
    rows = np.array([line for line in lines if len(line) == len(lines[-1])], np.float32)
    size = round(len(rows) ** (1 / 3))
    if rows.shape[1] == 3:
        # Rows without places count red first.
        return rows.reshape(size, size, size, 3).transpose(2, 1, 0, 3)
    made = np.zeros((size, size, size, 3), np.float32)
    made[tuple(rows[:, :3].astype(int).T)] = rows[:, 3:]
    return made


def filmic(light, look, exposure):
    """Linear light [h, w, 3] to display values from 0 to 1."""
    log = np.log2(np.maximum(light * 2.0 ** exposure, 2.0 ** DARKEST))
    at = np.clip((log - DARKEST) / RANGE, 0, 1)
    grid = cube()
    places = [at[..., k] * (grid.shape[0] - 1) for k in range(3)]
    film = np.stack([ndimage.map_coordinates(grid[..., k], places, order=1, mode="nearest") for k in range(3)], -1)
    points = curve(look)
    return np.interp(np.clip(film / SHOWN, 0, 1), np.linspace(0, 1, len(points)), points)


def read(path):
    names = planes(path)
    return np.stack([names[c] for c in "RGB"], -1) if "R" in names else layers(path)["Combined"]


def write_png(path, pixels):
    """[h, w, 3] bytes as PNG."""
    height, width = pixels.shape[:2]
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 3)) + chunk(b"IEND", b""))


def main():
    source, target, look, exposure = sys.argv[1:5]
    shown = filmic(read(source), look, float(exposure))
    # Half a step of noise hides the bands of a plain sky.
    grain = np.random.default_rng(1).uniform(-0.5, 0.5, shown.shape)
    pixels = np.clip(np.rint(shown * 255 + grain * 0.9), 0, 255).astype(np.uint8)
    write_png(target, pixels)


if __name__ == "__main__":
    main()
