import { capOf, seenCaps, type Cap } from "./caps.ts";
import { createMesh } from "./createMesh.ts";
import { createPictures, type Pictures } from "./createPictures.ts";
import { createProgram, type Gl } from "./createProgram.ts";
import { partsOf, type Grid, type Part } from "./parts.ts";
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

export type Painter = Pick<Pictures, "lay"> & {
  /** A scene's first picture, and the grid of the sharper ones that may come. */
  readonly begin: (picture: ImageBitmap, grid: Grid) => void;
  /** Keeps what is seen now for a fade. */
  readonly keep: (view: Look & Size) => void;
  readonly draw: (view: Look & Size, fade?: Fade) => void;
};

/** Draws the sphere from its inside, and for a moment the view before over it. */
export function createPainter(gl: Gl): Painter {
  const pictures = createPictures(gl);
  const sphere = createSphere(gl, pictures);
  const { take, drawOver } = createFade(gl);
  return {
    begin: (picture, grid) => {
      pictures.begin(picture);
      sphere.divide(grid);
    },
    lay: pictures.lay,
    keep: (view) => {
      sphere.draw(view);
      take();
    },
    draw: (view, fade) => {
      sphere.draw(view);
      if (fade) drawOver(fade);
    },
  };
}

type Sphere = { readonly divide: (grid: Grid) => void; readonly draw: (view: Look & Size) => void };

/** Every part in view is painted once, in its own sharp picture or as in the first one: nothing lies under anything. */
function createSphere(gl: Gl, { first, sharpOf }: Pictures): Sphere {
  const { activate, at } = createProgram(gl, sphereVertices, pictureFragments);
  const [turn, focus, opacity, partAt, isAlone] = [at("turn"), at("focal"), at("opacity"), at("part"), at("isAlone")];
  const mesh = createMesh(gl, 12, 12);
  let parts: { readonly part: Part; readonly cap: Cap }[] = [];
  const paint = ({ cols, rows, col, row }: Part): void => {
    gl.uniform4f(partAt, col, row, cols, rows);
    mesh.draw();
  };
  return {
    divide: (grid) => (parts = partsOf(grid).map((part) => ({ part, cap: capOf(part) }))),
    draw: (view) => {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      const focal = 1 / Math.tan((view.fovDeg * Math.PI) / 360);
      activate();
      mesh.activate();
      gl.uniformMatrix3fv(turn, false, turnMatrix(view));
      gl.uniform2f(focus, (focal * view.height) / view.width, focal);
      gl.uniform1f(opacity, 1);
      const isSeen = seenCaps(view);
      const seen = parts.filter(({ cap }) => isSeen(cap));
      gl.uniform1f(isAlone, 0);
      gl.bindTexture(gl.TEXTURE_2D, first() ?? null);
      for (const { part } of seen) if (!sharpOf(part)) paint(part);
      gl.uniform1f(isAlone, 1);
      for (const { part } of seen) {
        const picture = sharpOf(part);
        if (!picture) continue;
        gl.bindTexture(gl.TEXTURE_2D, picture);
        paint(part);
      }
    },
  };
}

function createFade(gl: Gl): { readonly take: () => void; readonly drawOver: (fade: Fade) => void } {
  const { activate, at } = createProgram(gl, flatVertices, pictureFragments);
  const [middleAt, growthAt, opacityAt] = [at("middle"), at("growth"), at("opacity")];
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
      square.activate();
      gl.uniform2f(middleAt, ...middle);
      gl.uniform1f(growthAt, growth);
      gl.uniform1f(opacityAt, opacity);
      gl.bindTexture(gl.TEXTURE_2D, taken);
      gl.enable(gl.BLEND);
      square.draw();
      gl.disable(gl.BLEND);
    },
  };
}
