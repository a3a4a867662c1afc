"""Writes finished pictures."""
import numpy as np
from PIL import Image


def bytes_of(shown):
    """Display values from 0 to 1, an array of any shape, as bytes; half a step of noise hides bands on plain walls."""
    grain = np.random.default_rng(1).uniform(-0.45, 0.45, shown.shape[:2]).astype(np.float32)
    grain = grain[..., None] if shown.ndim == 3 else grain
    return np.clip(np.rint(shown * 255 + grain), 0, 255).astype(np.uint8)


def write_png(path, shown):
    """Display values [height, width, 3] as PNG."""
    Image.fromarray(bytes_of(shown)).save(path, compress_level=3)
