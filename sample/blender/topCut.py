"""One dark sheet over the cut walls of a floor: neighbours each bring the wall they share, and equal tops would shade each other."""
from interiorMesh import Faces
from topHome import CUT

ABOVE = 0.003


def _covered(walls, cuts):
    """What walls cover and openings do not, in strips that do not overlap: (x0, y0, x1, y1)."""
    xs, ys = (sorted({round(v, 4) for r in walls + cuts for v in (r[k], r[k + 2])}) for k in (0, 1))
    column, row = {x: i for i, x in enumerate(xs)}, {y: j for j, y in enumerate(ys)}
    solid = [[False] * len(xs) for _ in ys]
    for rects, value in ((walls, True), (cuts, False)):
        for x0, y0, x1, y1 in rects:
            for j in range(row[round(y0, 4)], row[round(y1, 4)]):
                for i in range(column[round(x0, 4)], column[round(x1, 4)]):
                    solid[j][i] = value
    for j in range(len(ys) - 1):
        start = None
        for i in range(len(xs)):
            if solid[j][i] and start is None:
                start = i
            elif not solid[j][i] and start is not None:
                yield xs[start], ys[j], xs[i], ys[j + 1]
                start = None


def build(walls, cuts, palette):
    """The sheet, a hair above the walls."""
    faces, z = Faces("cut"), CUT + ABOVE
    for x0, y0, x1, y1 in _covered(walls, cuts):
        faces.add(palette.poche, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)])
    faces.build(None)
