import { createLayers, type Layers } from "./createLayers.ts";
import { createMesh } from "./createMesh.ts";
import { createProgram, type Gl } from "./createProgram.ts";
import { whole } from "./parts.ts";
import { flatVertices, pictureFragments, sphereVertices } from "./shaders.ts";
import { turnMatrix } from "./turnMatrix.ts";
import type { Look, Size } from "../view.ts";

/** What the view was before lies over it, more and more see-through and larger: visitors walk on. */
export type Fade = {
  /** From 1, only what was before, to 0, nothing of it. */
  readonly opacity: number;
  readonly growth: number;
  /** What it grows around: from -1 to 1, to the right and up. */
  readonly middle: readonly [number, number];
};

export type Painter = Pick<Layers, "begin" | "lay"> & {
  /** Keeps what is seen now for a fade. */
  readonly keep: (view: Look & Size) => void;
  readonly draw: (view: Look & Size, fade?: Fade) => void;
};

/** Draws the sphere from its inside, and for a moment the view before over it. */
export function createPainter(gl: Gl): Painter {
  const { begin, lay, all } = createLayers(gl);
  const drawSphere = createSphere(gl, all);
  const { take, drawOver } = createFade(gl);
  return {
    begin,
    lay,
    keep: (view) => {
      drawSphere(view);
      take();
    },
    draw: (view, fade) => {
      drawSphere(view);
      if (fade) drawOver(fade);
    },
  };
}

function createSphere(gl: Gl, layers: Layers["all"]): (view: Look & Size) => void {
  const { activate, at } = createProgram(gl, sphereVertices, pictureFragments);
  const [ofWhole, ofPart] = [createMesh(gl, 64, 32), createMesh(gl, 12, 12)];
  return (view) => {
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    const focal = 1 / Math.tan((view.fovDeg * Math.PI) / 360);
    activate();
    gl.uniformMatrix3fv(at("turn"), false, turnMatrix(view));
    gl.uniform2f(at("focal"), (focal * view.height) / view.width, focal);
    gl.uniform1f(at("opacity"), 1);
    for (const { part, texture } of layers()) {
      const { cols, rows, col, row } = part;
      gl.uniform4f(at("part"), col / cols, row / rows, 1 / cols, 1 / rows);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      (part === whole ? ofWhole : ofPart).draw();
    }
  };
}

function createFade(gl: Gl): { readonly take: () => void; readonly drawOver: (fade: Fade) => void } {
  const { activate, at } = createProgram(gl, flatVertices, pictureFragments);
  const [square, taken] = [createMesh(gl, 1, 1), gl.createTexture()];
  gl.bindTexture(gl.TEXTURE_2D, taken);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  return {
    take: () => {
      gl.bindTexture(gl.TEXTURE_2D, taken);
      gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGB, 0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, 0);
    },
    drawOver: ({ opacity, growth, middle }) => {
      activate();
      gl.uniform2f(at("middle"), ...middle);
      gl.uniform1f(at("growth"), growth);
      gl.uniform1f(at("opacity"), opacity);
      gl.bindTexture(gl.TEXTURE_2D, taken);
      gl.enable(gl.BLEND);
      square.draw();
      gl.disable(gl.BLEND);
    },
  };
}
