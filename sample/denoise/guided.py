"""Light rendered small, freed of noise, on the surfaces of a large unlit picture."""
import numpy as np
from scipy import ndimage

from denoise import Features, library, light, pointer

METRES = 2.0
# How much a difference of normal and of place (metres) parts two surfaces.
NORMAL, PLACE = 7.0, 9.0


def _ring(half, overlap):
    """Passes with their ends grown around the circle, so that no seam shows where a sphere closes."""
    return {name: np.concatenate([x[:, -overlap:], x, x[:, :overlap]], 1) for name, x in half.items() if x.ndim == 3}


def _flat(images):
    """Pictures as float planes one after another."""
    return np.ascontiguousarray(np.moveaxis(np.concatenate(images, -1), -1, 0), np.float32)


def _upsampled(small, near, sharp):
    """Light planes [c, h, w] on the large features [f, H, W]."""
    lib = library("upsample")
    height, width = sharp.shape[1:]
    out = np.empty((len(small), height, width), np.float32)
    lib.upsample(width, height, small.shape[2], small.shape[1], len(small), pointer(small), len(near), pointer(near), pointer(sharp), pointer(out))
    return np.moveaxis(out, 0, -1)


def _smoothed(picture):
    """Steps along edges, which one look a pixel leaves, softened; the rest stays as it is."""
    grey = np.minimum(picture.mean(-1), 2)
    step = ndimage.maximum_filter(grey, 3) - ndimage.minimum_filter(grey, 3)
    share = (np.clip(step / (grey + 0.1) - 0.25, 0, 0.5) * 1.4)[..., None]
    return picture * (1 - share) + ndimage.gaussian_filter(picture, (0.8, 0.8, 0)) * share


def spread(picture, where):
    """A picture in which every pixel that is not `where` takes after the nearest that is."""
    if not where.any():
        return picture
    rows, columns = ndimage.distance_transform_edt(~where, return_distances=False, return_indices=True)
    return picture[rows, columns]


def lit_on(halves, shown, overlap, solid=None):
    """Scene light [H, W, 3]; overlap = columns a sphere goes on at both ends, 0 for a plain picture; solid = where one does not see out:
    the rest is filled from there, so that no edge is darkened by what is not there."""
    a, b = (_ring(half, overlap) for half in halves) if overlap else halves
    marks, lib = Features(a, b, METRES), library()
    inner = slice(overlap, -overlap or None)
    diffuse = light(lib, a, b, "Diff", marks, radius=7, patch=2, strength=0.7, steps=(1, 2))[:, inner]
    gloss = light(lib, a, b, "Gloss", marks, radius=5, patch=1, strength=0.6, steps=(1,))[:, inner]
    near = _flat([(halves[0][name] + halves[1][name]) * 0.5 * scale for name, scale in (("Normal", NORMAL), ("Position", PLACE))])
    sharp = _flat([shown["Normal"] * NORMAL, shown["Position"] * PLACE])
    lit = _upsampled(_flat([diffuse, gloss]), near, sharp)
    picture = lit[..., :3] * shown["DiffCol"] + lit[..., 3:] * shown["GlossCol"] + shown["Emit"]
    return _smoothed(picture if solid is None else spread(picture, solid))
