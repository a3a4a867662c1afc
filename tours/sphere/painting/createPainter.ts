import { capOf, capFilter, type Cap } from "./caps.ts";
import { createMesh } from "./createMesh.ts";
import { createTextures, type SceneTextures } from "./createTextures.ts";
import { createProgram, type Gl } from "./createProgram.ts";
import { tilesOf, type TileGrid, type Tile } from "./tiles.ts";
import { flatVertices, pictureFragments, sphereVertices } from "./shaders.ts";
import { viewRotationMatrix } from "../camera.ts";
import type { Camera, ViewSize } from "../view.ts";

/** The crossfade from the previous view: it is drawn over the new one, growing and fading out. */
export type Fade = {
  /** From 1 (only the previous view) to 0 (only the new one). */
  readonly opacity: number;
  readonly growth: number;
  /** The point around which it grows: from -1 to 1, to the right and up. */
  readonly middle: readonly [number, number];
};

export type Painter = Pick<SceneTextures, "setTile"> & {
  /** Starts a scene with its preview and the grid of its tiles. */
  readonly startScene: (picture: ImageBitmap, grid: TileGrid) => void;
  /** Captures the current view for a crossfade. */
  readonly captureView: (view: Camera & ViewSize) => void;
  readonly draw: (view: Camera & ViewSize, fade?: Fade) => void;
};

/** Draws the sphere from inside and, during a crossfade, the previous view over it. */
export function createPainter(gl: Gl): Painter {
  const textures = createTextures(gl);
  const sphere = createSphere(gl, textures);
  const { capture, drawOver } = createFade(gl);
  return {
    startScene: (picture, grid) => {
      textures.begin(picture);
      sphere.divide(grid);
    },
    setTile: textures.setTile,
    captureView: (view) => {
      sphere.draw(view);
      capture();
    },
    draw: (view, fade) => {
      sphere.draw(view);
      if (fade) drawOver(fade);
    },
  };
}

type Sphere = { readonly divide: (grid: TileGrid) => void; readonly draw: (view: Camera & ViewSize) => void };

/** Every tile in view is drawn once, with its own sharp texture or its part of the preview, so that there is no overdraw. */
function createSphere(gl: Gl, { preview, tileTexture }: SceneTextures): Sphere {
  const { activate, at } = createProgram(gl, sphereVertices, pictureFragments);
  const [turn, focal, opacity, tileAt, isTileTexture] = [
    at("turn"),
    at("focal"),
    at("opacity"),
    at("tile"),
    at("isTileTexture"),
  ];
  const mesh = createMesh(gl, 12, 12);
  let tiles: { readonly tile: Tile; readonly cap: Cap }[] = [];
  const paint = ({ cols, rows, col, row }: Tile): void => {
    gl.uniform4f(tileAt, col, row, cols, rows);
    mesh.draw();
  };
  return {
    divide: (grid) => (tiles = tilesOf(grid).map((tile) => ({ tile, cap: capOf(tile) }))),
    draw: (view) => {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      const focalLength = 1 / Math.tan((view.fovDeg * Math.PI) / 360);
      activate();
      mesh.activate();
      gl.uniformMatrix3fv(turn, false, viewRotationMatrix(view));
      gl.uniform2f(focal, (focalLength * view.height) / view.width, focalLength);
      gl.uniform1f(opacity, 1);
      const isVisible = capFilter(view);
      const visibleTiles = tiles.filter(({ cap }) => isVisible(cap));
      gl.uniform1f(isTileTexture, 0);
      gl.bindTexture(gl.TEXTURE_2D, preview() ?? null);
      for (const { tile } of visibleTiles) if (!tileTexture(tile)) paint(tile);
      gl.uniform1f(isTileTexture, 1);
      for (const { tile } of visibleTiles) {
        const picture = tileTexture(tile);
        if (!picture) continue;
        gl.bindTexture(gl.TEXTURE_2D, picture);
        paint(tile);
      }
    },
  };
}

function createFade(gl: Gl): { readonly capture: () => void; readonly drawOver: (fade: Fade) => void } {
  const { activate, at } = createProgram(gl, flatVertices, pictureFragments);
  const [middleAt, growthAt, opacityAt] = [at("middle"), at("growth"), at("opacity")];
  const [square, captured] = [createMesh(gl, 1, 1), gl.createTexture()];
  gl.bindTexture(gl.TEXTURE_2D, captured);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  return {
    capture: () => {
      gl.bindTexture(gl.TEXTURE_2D, captured);
      gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGB, 0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, 0);
    },
    drawOver: ({ opacity, growth, middle }) => {
      activate();
      square.activate();
      gl.uniform2f(middleAt, ...middle);
      gl.uniform1f(growthAt, growth);
      gl.uniform1f(opacityAt, opacity);
      gl.bindTexture(gl.TEXTURE_2D, captured);
      gl.enable(gl.BLEND);
      square.draw();
      gl.disable(gl.BLEND);
    },
  };
}
