import type { Piece, Point } from "../types.ts";
import type { Stroke, Symbols } from "./stroke.ts";
import { seatingSymbols } from "./symbols/seatingSymbols.ts";
import { sleepingSymbols } from "./symbols/sleepingSymbols.ts";
import { storageSymbols } from "./symbols/storageSymbols.ts";
import { tableSymbols } from "./symbols/tableSymbols.ts";
import { wetSymbols } from "./symbols/wetSymbols.ts";

const symbols: Symbols = {
  ...sleepingSymbols,
  ...storageSymbols,
  ...seatingSymbols,
  ...tableSymbols,
  ...wetSymbols,
};

/** A piece of furniture as drawn by an architect, in the metres of its room. */
export function pieceStrokes(piece: Piece): Stroke[] {
  const [x0, y0, x1, y1] = piece.rect;
  const [fx, fy] = piece.f;
  const [width, depth] = fx === 0 ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  const origin: Point = [fx > 0 || fy > 0 ? x0 : x1, fx < 0 || fy > 0 ? y0 : y1];
  // u is oriented such that u, v turn like x, y, so a symbol is never mirrored.
  const along: Point = [fy, -fx];
  const place = ([u, v]: Point): Point => [origin[0] + along[0] * u + fx * v, origin[1] + along[1] * u + fy * v];
  const draw = symbols[piece.type];
  return draw ? draw([width, depth], piece.seats ?? 4).map((s) => ({ ...s, points: s.points.map(place) })) : [];
}
