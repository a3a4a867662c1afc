import { cornerPlace, createProgram, type Gl } from "./createProgram.ts";
import { gridOf } from "./gridOf.ts";
import { whole, type Part } from "./parts.ts";
import { flatVertices, pictureFragments, sphereVertices } from "./shaders.ts";
import { turnMatrix } from "./turnMatrix.ts";
import type { Look, Size } from "./view.ts";

/** What the view was before lies over it, more and more see-through and larger: one walks on. */
export type Fade = {
  /** From 1, only what was before, to 0, nothing of it. */
  readonly opacity: number;
  readonly growth: number;
  /** What it grows around: from -1 to 1, to the right and up. */
  readonly middle: readonly [number, number];
};

export type Painter = {
  /** A scene's first picture; those of the one before go. */
  readonly begin: (picture: TexImageSource) => void;
  /** A sharper picture of a part, over what lies there; the whole replaces the first picture. */
  readonly lay: (part: Part, picture: TexImageSource) => void;
  /** Keeps what is seen now for a fade. */
  readonly keep: (view: Look & Size) => void;
  readonly draw: (view: Look & Size, fade?: Fade) => void;
};

type Laid = { readonly part: Part; readonly texture: WebGLTexture };

/** Draws the sphere from its inside: one picture of the whole, sharper parts over it, and for a moment the view before. */
export function createPainter(gl: Gl): Painter {
  const sphere = createProgram(gl, sphereVertices, pictureFragments);
  const flat = createProgram(gl, flatVertices, pictureFragments);
  const [fine, coarse] = [createMesh(gl, 64, 32), createMesh(gl, 12, 12)];
  let laid: readonly Laid[] = [];
  let kept: WebGLTexture | undefined;

  const replace = (part: Part, picture: TexImageSource): void => {
    const old = laid.filter((each) => each.part === part);
    for (const { texture } of old) gl.deleteTexture(texture);
    const texture = createTexture(gl, picture, part === whole);
    const others = laid.filter((each) => each.part !== part);
    // The whole lies under all others.
    laid = part === whole ? [{ part, texture }, ...others] : [...others, { part, texture }];
  };
  const draw = (view: Look & Size, fade?: Fade): void => {
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    const focal = 1 / Math.tan((view.fovDeg * Math.PI) / 360);
    sphere.use();
    gl.uniformMatrix3fv(sphere.at("turn"), false, turnMatrix(view));
    gl.uniform2f(sphere.at("focal"), (focal * view.height) / view.width, focal);
    gl.uniform1f(sphere.at("opacity"), 1);
    for (const { part, texture } of laid) {
      const { cols, rows, col, row } = part;
      gl.uniform4f(sphere.at("part"), col / cols, row / rows, 1 / cols, 1 / rows);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      (part === whole ? fine : coarse).draw();
    }
    if (!fade || !kept) return;
    flat.use();
    gl.uniform2f(flat.at("middle"), ...fade.middle);
    gl.uniform1f(flat.at("growth"), fade.growth);
    gl.uniform1f(flat.at("opacity"), fade.opacity);
    gl.bindTexture(gl.TEXTURE_2D, kept);
    gl.enable(gl.BLEND);
    coarse.draw();
    gl.disable(gl.BLEND);
  };
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  return {
    begin: (picture) => {
      for (const { texture } of laid) gl.deleteTexture(texture);
      laid = [];
      replace(whole, picture);
    },
    lay: replace,
    keep: (view) => {
      draw(view);
      kept ??= createKept(gl);
      gl.bindTexture(gl.TEXTURE_2D, kept);
      gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGB, 0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, 0);
    },
    draw,
  };
}

type Mesh = { readonly draw: () => void };

function createMesh(gl: Gl, cols: number, rows: number): Mesh {
  const { corners, triangles } = gridOf(cols, rows);
  const [at, by] = [gl.createBuffer(), gl.createBuffer()];
  gl.bindBuffer(gl.ARRAY_BUFFER, at);
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, by);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(cornerPlace);
  return {
    draw: () => {
      gl.bindBuffer(gl.ARRAY_BUFFER, at);
      gl.vertexAttribPointer(cornerPlace, 2, gl.FLOAT, false, 0, 0);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, by);
      gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0);
    },
  };
}

const isPowerOfTwo = (size: number): boolean => (size & (size - 1)) === 0;

/** With smaller copies for where it is drawn small, so that edges do not crawl; the older WebGL makes them of even powers only. */
function createTexture(gl: Gl, picture: TexImageSource, isRound: boolean): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  const [width, height] = sizeOf(picture);
  const isFree = "texStorage2D" in gl || (isPowerOfTwo(width) && isPowerOfTwo(height));
  // The left and the right edge of a whole sphere meet.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, isRound && isFree ? gl.REPEAT : gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isFree ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  if (isFree) gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}

function createKept(gl: Gl): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  return texture;
}

function sizeOf(picture: TexImageSource): readonly [number, number] {
  if (picture instanceof HTMLImageElement) return [picture.naturalWidth, picture.naturalHeight];
  return picture instanceof ImageBitmap ? [picture.width, picture.height] : [0, 0];
}
