import type { Gl } from "./createProgram.ts";
import { whole, type Part } from "./parts.ts";

export type Layer = { readonly part: Part; readonly texture: WebGLTexture };

/** The pictures of a scene as they lie on each other: its first one, and sharper ones of its parts over it. */
export type Layers = {
  /** A scene's first picture; those of the scene before go. */
  readonly begin: (picture: ImageBitmap) => void;
  /** A sharper picture of a part, over what lies there; the whole replaces the first picture. */
  readonly lay: (part: Part, picture: ImageBitmap) => void;
  /** From the lowest to the uppermost. */
  readonly all: () => readonly Layer[];
};

export function createLayers(gl: Gl): Layers {
  let layers: readonly Layer[] = [];
  const drop = (dropped: readonly Layer[]): void => {
    for (const { texture } of dropped) gl.deleteTexture(texture);
    layers = layers.filter((layer) => !dropped.includes(layer));
  };
  const lay = (part: Part, picture: ImageBitmap): void => {
    drop(layers.filter((layer) => layer.part === part));
    const layer = { part, texture: createTexture(gl, picture, part === whole) };
    layers = part === whole ? [layer, ...layers] : [...layers, layer];
  };
  return {
    begin: (picture) => {
      drop(layers);
      lay(whole, picture);
    },
    lay,
    all: () => layers,
  };
}

const isPowerOfTwo = (size: number): boolean => (size & (size - 1)) === 0;

/** With smaller copies for where it is drawn small, so that edges do not crawl; the older WebGL makes them of even powers only. */
function createTexture(gl: Gl, picture: ImageBitmap, isRound: boolean): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  const isFree = "texStorage2D" in gl || (isPowerOfTwo(picture.width) && isPowerOfTwo(picture.height));
  // The left and the right edge of a whole sphere meet.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, isRound && isFree ? gl.REPEAT : gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isFree ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  if (isFree) gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}
