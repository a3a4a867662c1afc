"""Stair, lifts, shafts and corridor of a floor seen from straight above, cut at breast height."""
import bpy

from interiorMesh import Faces, put, rounded_box, turned
from interiorNodes import plain
from interiorOpenings import build_door, build_window
from interiorPatterns import tiles
from interiorPlan import box_of
from interiorShell import build_walls
from topHome import CUT

RISE, TREADS, LANDING, WELL, NOSE = 1.55, 9, 1.3, 0.2, 0.025
CABIN, LEAF = 0.15, 0.05


def _as_layout(plate, thickness):
    """The core as a layout: party walls, an outer one at the facade, none where the lobby meets the corridor."""
    core = plate["core"]
    facade, mouth = box_of(plate["axes"])[3], box_of(plate["corridor"])[3]
    lobby = next(room for room in core["rooms"] if room["kind"] == "lobby")
    bounds = []
    for room in core["rooms"]:
        for a, b in zip(room["poly"], room["poly"][1:] + room["poly"][:1]):
            level = a[1] == b[1]
            kind = "outer" if level and a[1] == facade else "open" if level and a[1] == mouth and room is lobby else "party"
            bounds.append({"a": a, "b": b, "kind": kind})
    return {**core, "bounds": bounds, "thickness": {**thickness, "inner": thickness["party"]}}


def _lift_door(opening, palette):
    """Two leaves, one before the other."""
    x0, y0, x1, y1 = opening["rect"]
    middle, c = (y0 + y1) / 2, (x0 + x1) / 2
    for low, high, off in ((y0, middle, -LEAF), (middle, y1, LEAF)):
        put(None, rounded_box(palette.steel, (0.04, high - low, CUT), 0.004), (c + off, (low + high) / 2, CUT / 2), name="leaf")


def _cabin(room, half, palette):
    """A lift's cabin in its shaft, open to the lobby in the east."""
    x0, y0, x1, y1 = box_of(room["poly"])
    x0, y0, x1, y1 = x0 + half + CABIN, y0 + half + CABIN, x1 - half - CABIN, y1 - half - CABIN
    faces = Faces("cabin")
    faces.add(palette.wood, [(x0, y0, 0.004), (x1, y0, 0.004), (x1, y1, 0.004), (x0, y1, 0.004)])
    for low, high in (((x0, y0), (x1, y0 + 0.05)), ((x0, y1 - 0.05), (x1, y1)), ((x0, y0 + 0.05), (x0 + 0.05, y1 - 0.05))):
        faces.box(palette.slab, (*low, 0), (*high, 1.2))
    faces.box(palette.frame, (x0 + 0.09, y0 + 0.15, 0.9), (x0 + 0.12, y1 - 0.15, 0.93))
    faces.build(None)


def _pipes(room, half, palette):
    """A shaft is closed at hand height, apart from its pipes."""
    x0, y0, x1, y1 = box_of(room["poly"])
    faces = Faces("shaft")
    faces.box(palette.slab, (x0 + half, y0 + half, 0), (x1 - half, y1 - half, 0.9))
    faces.build(None)
    for k, radius in enumerate((0.09, 0.06, 0.06, 0.09)):
        at = ((x0 + x1) / 2 + (0.12 if k % 2 else -0.06), y0 + (y1 - y0) * (k + 1) / 5)
        put(None, turned(palette.steel, [(radius, 0), (radius, 1.3)], 28), (*at, 0), name="pipe")


def stair_well(plate, half):
    """The clear rectangle of the stair."""
    x0, y0, x1, y1 = box_of(next(room for room in plate["core"]["rooms"] if room["kind"] == "stair")["poly"])
    return x0 + half, y0 + half, x1 - half, y1 - half


def _stair(well, half, stone, palette):
    """Up from the landing in the east by the lower flight; the upper one comes from the floor below."""
    x0, y0, x1, y1 = well
    start, end, middle = x0 + LANDING, x1 - LANDING, (y0 + y1) / 2
    run = (end - start) / TREADS
    steps = Faces("stair")
    steps.box(stone, (end, y0 - half, -0.2), (x1, y1, 0))
    steps.box(stone, (x0, y0, RISE - 0.2), (start, y1, RISE))
    steps.add(stone, [(x0, y0, -RISE), (x1, y0, -RISE), (x1, y1, -RISE), (x0, y1, -RISE)])
    for k in range(TREADS):
        low, high, rise = end - run * (k + 1), end - run * k, RISE * (k + 1) / (TREADS + 1)
        for z, near, far in ((rise, y0, middle - WELL / 2), (-rise, middle + WELL / 2, y1)):
            steps.box(stone, (low, near, z - 0.2), (high, far, z))
            steps.box(palette.frame, (high - NOSE, near, z), (high, far, z + 0.004))
    steps.box(palette.frame, (start, middle - 0.025, 1.0), (end, middle + 0.025, 1.05))
    steps.build(None)


def build(plate, thickness, palette):
    """The core and its corridor."""
    half = thickness["party"] / 2
    layout, stone = _as_layout(plate, thickness), tiles("stone", ("#c6bcac", "#d1c8ba"), (0.9, 0.9))
    root = bpy.data.objects.new("core", None)
    bpy.context.scene.collection.objects.link(root)
    for opening in build_walls(layout, palette, root, CUT, cut=True):
        if "sill" in opening["datum"]:
            build_window(opening, layout, palette, root, CUT)
        elif "hinge" in opening["datum"]:
            build_door(opening, palette, root, CUT, is_open=True)
        else:
            _lift_door(opening, palette)
    floors, grey = Faces("common"), plain("screed", "#a8a298", 0.8)
    floors.add(stone, [(*p, 0) for p in plate["corridor"]])
    for room in plate["core"]["rooms"]:
        if room["kind"] == "lift":
            _cabin(room, half, palette)
        if room["kind"] == "shaft":
            _pipes(room, half, palette)
        if room["kind"] != "stair":
            floors.add(stone if room["kind"] == "lobby" else grey, [(*p, 0) for p in room["poly"]])
    floors.build(None)
    _stair(stair_well(plate, half), half, stone, palette)
