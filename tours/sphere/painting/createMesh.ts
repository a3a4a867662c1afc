import { cornerPlace, type Gl } from "./createProgram.ts";
import { gridOf } from "./gridOf.ts";

export type Mesh = {
  /** Hands the corners to the program in use. */
  readonly activate: () => void;
  /** Draws all triangles of the active mesh. */
  readonly draw: () => void;
};

/** A square in so many columns and rows, on the graphics card. */
export function createMesh(gl: Gl, cols: number, rows: number): Mesh {
  const { corners, triangles } = gridOf(cols, rows);
  const [at, by] = [gl.createBuffer(), gl.createBuffer()];
  gl.bindBuffer(gl.ARRAY_BUFFER, at);
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, by);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(cornerPlace);
  return {
    activate: () => {
      gl.bindBuffer(gl.ARRAY_BUFFER, at);
      gl.vertexAttribPointer(cornerPlace, 2, gl.FLOAT, false, 0, 0);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, by);
    },
    draw: () => gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0),
  };
}
