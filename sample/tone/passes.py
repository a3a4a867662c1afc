"""Reads the passes that Blender writes, as float arrays."""
import numpy as np
import OpenEXR
from scipy import ndimage


def layers(path):
    """Passes by their short name ("Combined", "Position"): [height, width, channels], the channels as RGBA or XYZ."""
    with OpenEXR.File(str(path), separate_channels=True) as file:
        channels = {name: channel.pixels for name, channel in file.channels().items()}
    grouped = {}
    for name, plane in channels.items():
        layer, channel = name.rsplit(".", 1)
        grouped.setdefault(layer.split(".")[-1], {})[channel] = plane
    return {name: np.stack([parts[c] for c in "RGBAXYZ" if c in parts], -1).astype(np.float32) for name, parts in grouped.items()}


def light_and_cover(path):
    """Light [height, width, 3], and how much of each pixel is solid [height, width]: 1 where one does not see out."""
    combined = layers(path)["Combined"]
    return combined[..., :3], np.clip(combined[..., 3], 0, 1)


def spread(picture, where):
    """A picture in which every pixel that is not `where` takes the value of the nearest one that is."""
    if not where.any():
        return picture
    rows, columns = ndimage.distance_transform_edt(~where, return_distances=False, return_indices=True)
    return picture[rows, columns]


def through(alpha):
    """Share [height, width, 1] of what lies outside that is seen, by how solid a pixel is [height, width]. A pane dims it in light, which is
    less in display values; an edge does not."""
    left = 1 - alpha
    return np.where(left > 0.55, left ** 0.35, left)[..., None]
