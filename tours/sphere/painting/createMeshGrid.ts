export type MeshGrid = {
  /** Two numbers from 0 to 1 per corner: along a row, and down the rows. */
  readonly corners: Float32Array;
  /** Three corners per triangle. */
  readonly triangles: Uint16Array;
};

/** A square of triangles with the given number of columns and rows, to be bent into a tile of the sphere. */
export function createMeshGrid(cols: number, rows: number): MeshGrid {
  const corners: number[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let col = 0; col <= cols; col += 1) {
      corners.push(col / cols, row / rows);
      if (row === rows || col === cols) continue;
      const corner = row * (cols + 1) + col;
      const below = corner + cols + 1;
      triangles.push(corner, corner + 1, below, below, corner + 1, below + 1);
    }
  }
  return { corners: new Float32Array(corners), triangles: new Uint16Array(triangles) };
}
