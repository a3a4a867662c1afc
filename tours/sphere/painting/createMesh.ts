import { cornerLocation, type Gl } from "./createProgram.ts";
import { createMeshGrid } from "./createMeshGrid.ts";

export type Mesh = {
  /** Binds the corners to the program in use. */
  readonly activate: () => void;
  /** Draws all triangles of the active mesh. */
  readonly draw: () => void;
};

/** A square with the given number of columns and rows, on the graphics card. */
export function createMesh(gl: Gl, cols: number, rows: number): Mesh {
  const { corners, triangles } = createMeshGrid(cols, rows);
  const [at, by] = [gl.createBuffer(), gl.createBuffer()];
  gl.bindBuffer(gl.ARRAY_BUFFER, at);
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, by);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(cornerLocation);
  return {
    activate: () => {
      gl.bindBuffer(gl.ARRAY_BUFFER, at);
      gl.vertexAttribPointer(cornerLocation, 2, gl.FLOAT, false, 0, 0);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, by);
    },
    draw: () => gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0),
  };
}
