"""Display values from 0 to 1 as bytes, with half a step of noise that hides bands on plain walls."""
import numpy as np


def bytes_of(shown):
    """Float array of any shape to uint8."""
    grain = np.random.default_rng(1).uniform(-0.45, 0.45, shown.shape[:2]).astype(np.float32)
    grain = grain[..., None] if shown.ndim == 3 else 0
    return np.clip(np.rint(shown * 255 + grain), 0, 255).astype(np.uint8)
