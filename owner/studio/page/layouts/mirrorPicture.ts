import type { DraftPicture } from "../../draft/draft.ts";
import { fileOf } from "../../draft/edit/layoutMirror.ts";
import { type FilePicture, pictureOfFile } from "../../draft/edit/layoutPictures.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import type { OwnPicture } from "../outlines/picture/layerPicture.ts";
import { importPicture } from "../outlines/picture/ownPictures.ts";
import type { Answer } from "../server/askStudio.ts";

const readFailure = (message: string): Answer<never> => ({ ok: false, failure: { code: "notPicture", message } });

type Size = { readonly width: number; readonly height: number };

/** How a picture is redrawn: the suffix of its new name, its new size, and where its points go. */
type Redrawing = {
  readonly suffix: string;
  readonly sizeOf: (picture: Size) => Size;
  /** The arguments of `CanvasRenderingContext2D.setTransform`. */
  readonly transformOf: (picture: Size) => readonly [number, number, number, number, number, number];
};

const mirror: Redrawing = {
  suffix: "-mirror",
  sizeOf: (picture) => picture,
  transformOf: ({ width }) => [-1, 0, 0, 1, width, 0],
};

/** Clockwise by 90°. */
const turn: Redrawing = {
  suffix: "-turned",
  sizeOf: ({ width, height }) => ({ width: height, height: width }),
  transformOf: ({ height }) => [0, 1, -1, 0, height, 0],
};

/**
 * Saves the mirror image of a picture as a file of its own next to it, so that the owner can retouch mirrored lettering. The picture's
 * texts are copied.
 */
export async function mirrorPicture(picture: DraftPicture): Promise<Answer<DraftPicture>> {
  const answer = await redrawn(picture, mirror);
  if (!answer.ok) return answer;
  const mirrored: FilePicture = { ...answer.value, mirrorOf: fileOf(picture) };
  return { ok: true, value: pictureOfFile(mirrored, picture) };
}

/** Saves a picture, turned clockwise by 90°, as a file of its own next to it: the owner's file is never changed. */
export async function turnPicture(picture: DraftPicture): Promise<Answer<DraftPicture>> {
  const answer = await redrawn(picture, turn);
  if (!answer.ok) return answer;
  const { truth } = picture;
  return { ok: true, value: { ...pictureOfFile(answer.value, picture), ...(truth !== undefined && { truth }) } };
}

async function redrawn(picture: DraftPicture, redrawing: Redrawing): Promise<Answer<OwnPicture>> {
  const file = fileOf(picture);
  const [, stem = file, kind = ""] = /^(.*?)\.(\w+)$/.exec(file) ?? [];
  const isDrawing = /^svg$/i.test(kind);
  try {
    const drawn = isDrawing
      ? await redrawnDrawing(picture, redrawing)
      : await redrawnPhotograph(pictureAddress(picture), { ...redrawing, isPng: /^png$/i.test(kind) });
    const { suffix } = redrawing;
    // A picture that is turned again keeps one suffix: the import adds a number to a name that exists.
    const base = suffix === turn.suffix ? stem.replace(/-turned(?:-\d+)?$/, "") : stem;
    const name = `${base}${suffix}.${isDrawing ? "svg" : drawn.type === "image/png" ? "png" : "jpg"}`;
    return await importPicture(new File([drawn], name, { type: drawn.type }), { path: plainPath(name) });
  } catch {
    return readFailure(`${file} cannot be read.`);
  }
}

/** The path of a picture: in pictures from a project file it is URL-encoded. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/^\/+/, "");
  } catch {
    return path;
  }
}

const jpegQuality = 0.94;

/** `isPng`: turned without loss of quality, as the lines of a plan need. A mirrored PNG becomes a JPEG. */
async function redrawnPhotograph(
  address: string,
  { suffix, sizeOf, transformOf, isPng }: Redrawing & { readonly isPng: boolean },
): Promise<Blob> {
  const image = new Image();
  // Without CORS, a canvas with a picture from another origin cannot be exported.
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sizeOf(size));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw on a canvas.");
  const isLossless = isPng && suffix === turn.suffix;
  if (!isLossless) {
    // JPEG has no transparency.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.setTransform(...transformOf(size));
  context.drawImage(image, 0, 0);
  const type = isLossless ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality));
  if (!blob) throw new Error("The picture is too large for the browser.");
  return blob;
}

/** A new SVG with the drawing nested in a group that flips or turns it. */
async function redrawnDrawing(picture: DraftPicture, { sizeOf, transformOf }: Redrawing): Promise<Blob> {
  const { width, height } = picture;
  const response = await fetch(pictureAddress(picture));
  const text = await response.text();
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!response.ok || root.localName !== "svg") throw new Error("The file is not an SVG drawing.");
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  const inner = new XMLSerializer().serializeToString(root);
  const size = sizeOf(picture);
  const outer = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`;
  return new Blob([`${outer}<g transform="matrix(${transformOf(picture).join(" ")})">${inner}</g></svg>`], {
    type: "image/svg+xml",
  });
}
