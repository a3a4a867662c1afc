/** The columns and rows that a scene's picture is divided into. */
export type TileGrid = { readonly cols: number; readonly rows: number };

/** One tile of a scene's picture: column and row count from the upper left corner. */
export type Tile = TileGrid & { readonly col: number; readonly row: number };

export const wholeSphere: Tile = { cols: 1, rows: 1, col: 0, row: 0 };

/** All tiles of a grid, row by row. */
export function tilesOf({ cols, rows }: TileGrid): Tile[] {
  return [...Array(cols * rows).keys()].map((index) => ({
    cols,
    rows,
    col: index % cols,
    row: Math.floor(index / cols),
  }));
}
