"""Checks the pictures of every apartment before any is rendered: python3 interiorCheck.py model.json (plain Python, no Blender).

Furniture stands in its room, each camera stands free inside its room and the doll house's frame holds the apartment."""
import json
import math
import sys

from interiorDollView import fit
from interiorPlan import inside, load_layout
from interiorStillView import WANTED, best_view, pick_room

SLACK = 0.02


def furniture_problems(layout):
    """Pieces that reach out of their room."""
    rooms = {room["id"]: room["poly"] for room in layout["rooms"]}
    for piece in layout["furniture"]:
        x0, y0, x1, y1 = piece["rect"]
        for x, y in ((x0 + SLACK, y0 + SLACK), (x1 - SLACK, y0 + SLACK), (x1 - SLACK, y1 - SLACK), (x0 + SLACK, y1 - SLACK)):
            if not inside(rooms[piece["room"]], x, y):
                yield f"{piece['type']} at {piece['rect']} leaves {piece['room']}"


def camera_problems(layout, goal):
    """A camera outside its room, on a piece of furniture, or missing."""
    room = pick_room(layout, goal)
    if room is None:
        return
    shot = best_view(layout, room, goal)
    if shot is None:
        yield f"no camera for {goal} in {room['id']}"
        return
    x, y = shot["at"]
    if not inside(room["poly"], x, y):
        yield f"camera of {goal} stands outside {room['id']}"
    for piece in layout["furniture"]:
        x0, y0, x1, y1 = piece["rect"]
        if not piece.get("flat") and x0 < x < x1 and y0 < y < y1:
            yield f"camera of {goal} stands in {piece['type']}"


def frame_problems(layout):
    """Corners of the apartment that the doll house's camera would cut off."""
    points = [(x, y, 0.0) for room in layout["rooms"] for x, y in room["poly"]]
    position, target, _ = fit(points, 0.0, 4 / 3)
    back = [(a - b) / math.dist(position, target) for a, b in zip(position, target)]
    for x, y, z in points:
        rel = [x - position[0], y - position[1], z - position[2]]
        depth = -sum(a * b for a, b in zip(rel, back))
        if depth <= 0 or abs(rel[0]) / depth > 0.3:
            yield f"corner {x}, {y} is out of the frame"


def main():
    """Prints each finding; the exit code says whether there was one."""
    path, findings = sys.argv[1], []
    with open(path, encoding="utf-8") as file:
        names = list(json.load(file)["layouts"])
    for name in names:
        layout = load_layout(path, name)
        found = [*furniture_problems(layout), *frame_problems(layout)]
        for goal in WANTED:
            found += camera_problems(layout, goal)
        findings += [f"{name}: {finding}" for finding in found]
    print("\n".join(findings) or f"{len(names)} layouts: no finding")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
