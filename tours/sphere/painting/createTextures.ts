import type { Gl } from "./createProgram.ts";
import { wholeSphere, type Tile } from "./tiles.ts";

/** The textures of a scene: its soft preview, and a sharper one of each tile that has loaded. */
export type SceneTextures = {
  /** Sets a scene's preview and deletes the textures of the previous scene. */
  readonly begin: (picture: ImageBitmap) => void;
  /** Sets the sharp picture of a tile; `wholeSphere` replaces the preview. */
  readonly setTile: (tile: Tile, picture: ImageBitmap) => void;
  readonly preview: () => WebGLTexture | undefined;
  /** The sharp texture of a tile, if it has loaded. */
  readonly tileTexture: (tile: Tile) => WebGLTexture | undefined;
};

const tileNumber = ({ cols, col, row }: Tile): number => row * cols + col;

export function createTextures(gl: Gl): SceneTextures {
  let previewTexture: WebGLTexture | undefined;
  const sharp = new Map<number, WebGLTexture>();
  const setPreview = (picture: ImageBitmap): void => {
    if (previewTexture) gl.deleteTexture(previewTexture);
    previewTexture = createTexture(gl, picture, true);
  };
  return {
    begin: (picture) => {
      for (const texture of sharp.values()) gl.deleteTexture(texture);
      sharp.clear();
      setPreview(picture);
    },
    setTile: (tile, picture) => {
      if (tile === wholeSphere) setPreview(picture);
      else sharp.set(tileNumber(tile), createTexture(gl, picture, false));
    },
    preview: () => previewTexture,
    tileTexture: (tile) => sharp.get(tileNumber(tile)),
  };
}

const isPowerOfTwo = (size: number): boolean => (size & (size - 1)) === 0;

/** With mipmaps, so that edges do not shimmer where the picture is drawn small. WebGL 1 only supports them for powers of two. */
function createTexture(gl: Gl, picture: ImageBitmap, isRound: boolean): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  const isFree = "texStorage2D" in gl || (isPowerOfTwo(picture.width) && isPowerOfTwo(picture.height));
  // The left and right edges of a complete sphere meet.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, isRound && isFree ? gl.REPEAT : gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isFree ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  if (isFree) gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}
