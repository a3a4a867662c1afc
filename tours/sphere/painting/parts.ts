/** A sphere's picture in so many columns and rows. */
export type Grid = { readonly cols: number; readonly rows: number };

/** A part of a scene's picture: columns and rows counted from its upper left corner. */
export type Part = Grid & { readonly col: number; readonly row: number };

export const whole: Part = { cols: 1, rows: 1, col: 0, row: 0 };

/** All parts of a grid, row by row. */
export function partsOf({ cols, rows }: Grid): Part[] {
  return [...Array(cols * rows).keys()].map((index) => ({
    cols,
    rows,
    col: index % cols,
    row: Math.floor(index / cols),
  }));
}
