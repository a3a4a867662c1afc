import type { Gl } from "./createProgram.ts";
import { whole, type Part } from "./parts.ts";

/** The pictures of a scene: its first one, and sharper ones of its parts. */
export type Pictures = {
  /** A scene's first picture; those of the scene before go. */
  readonly begin: (picture: ImageBitmap) => void;
  /** A sharper picture of a part; the whole replaces the first picture. */
  readonly lay: (part: Part, picture: ImageBitmap) => void;
  readonly first: () => WebGLTexture | undefined;
  /** The picture of a part alone, where it has come. */
  readonly sharpOf: (part: Part) => WebGLTexture | undefined;
};

const numberOf = ({ cols, col, row }: Part): number => row * cols + col;

export function createPictures(gl: Gl): Pictures {
  let first: WebGLTexture | undefined;
  const sharp = new Map<number, WebGLTexture>();
  const layFirst = (picture: ImageBitmap): void => {
    if (first) gl.deleteTexture(first);
    first = createTexture(gl, picture, true);
  };
  return {
    begin: (picture) => {
      for (const texture of sharp.values()) gl.deleteTexture(texture);
      sharp.clear();
      layFirst(picture);
    },
    lay: (part, picture) => {
      if (part === whole) layFirst(picture);
      else sharp.set(numberOf(part), createTexture(gl, picture, false));
    },
    first: () => first,
    sharpOf: (part) => sharp.get(numberOf(part)),
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
