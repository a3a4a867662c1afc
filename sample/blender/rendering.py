"""Renders a scene: as a finished picture, or as passes that sample/tone/ turns into one. Open Image Denoise frees both of noise."""
import bpy

import kit

LOOK = "AgX - Medium High Contrast"
GLASS = ("glass", "rail")
# How much noise may be left for the denoiser, and the samples that every pixel has.
THRESHOLD, FEWEST = 0.05, 12


def _settings(size, samples, bounces, clamp):
    kit.settings(*size, samples, bounces=bounces, clamp=clamp)
    cycles = bpy.context.scene.cycles
    # Sky and plain walls are done with fewer.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, THRESHOLD, min(FEWEST, samples)
    cycles.use_denoising, cycles.denoiser, cycles.denoising_use_gpu = True, "OPENIMAGEDENOISE", cycles.device == "GPU"
    cycles.denoising_input_passes, cycles.denoising_prefilter, cycles.denoising_quality = "RGB_ALBEDO_NORMAL", "ACCURATE", "HIGH"


def _render(path):
    scene = bpy.context.scene
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def picture(path, size, samples, look=LOOK, exposure=0.0, clamp=3.0, bounces=4):
    """A finished picture as PNG: AgX, `exposure` in stops, dithered so that a plain sky has no bands."""
    scene = bpy.context.scene
    _settings(size, samples, bounces, clamp)
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "AgX", look, exposure
    scene.render.dither_intensity = 1.0
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGB", "8"
    _render(path)


def picture_of(one, **others):
    """A finished picture by an entry of a script's list: file, width, height, samples and, where they are its own, look and exposure."""
    own = {name: one[name] for name in ("look", "exposure") if name in one}
    picture(one["file"], (one["width"], one["height"]), one["samples"], **own, **others)


def lit(path, size, samples, bounces=4, with_position=False):
    """Scene light of every pixel (EXR, pass Combined; clear where one sees out), and the places of its surfaces if asked."""
    scene = bpy.context.scene
    _settings(size, samples, bounces, clamp=2.5)
    scene.view_layers[0].use_pass_position = with_position
    panes = _panes()
    for pane in panes:
        pane.visible_camera = False
    write_passes(path)
    for pane in panes:
        pane.visible_camera = True


def unlit_panes(path, size, bounces=12):
    """How much of each pixel the panes let through, as alpha (EXR): unlit, one sample. Removes the lamps; `bounces`: how many panes a ray
    passes for certain."""
    scene = bpy.context.scene
    for item in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(item)
    kit.settings(*size, 1, bounces=0)
    scene.view_layers[0].use_pass_position = False
    scene.cycles.min_transparent_bounces = bounces
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BOX", 0.01
    write_passes(path)


def write_passes(path):
    """The scene's passes in one EXR."""
    image = bpy.context.scene.render.image_settings
    image.media_type = "MULTI_LAYER_IMAGE"
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "ZIP"
    image.use_exr_interleave = True
    _render(path)


def _panes():
    return [o for o in bpy.data.objects if o.type == "MESH" and _is_glass(o)]


def _is_glass(item):
    return bool(item.material_slots) and all(slot.material and slot.material.name.split(".")[0] in GLASS for slot in item.material_slots)
