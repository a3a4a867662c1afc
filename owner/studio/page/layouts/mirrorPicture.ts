import type { DraftPicture } from "../../draft/draft.ts";
import { fileOf } from "../../draft/edit/layoutMirror.ts";
import { type FilePicture, pictureOfFile } from "../../draft/edit/layoutPictures.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";
import { importPicture } from "../outlines/picture/ownPictures.ts";
import type { Answer } from "../server/askStudio.ts";

const refused = (message: string): Answer<never> => ({ ok: false, failure: { code: "notPicture", message } });

/**
 * Saves the mirror image of a picture as a separate file next to it, so that the owner can retouch mirrored lettering. The picture's texts are
 * copied.
 */
export async function mirrorPicture(picture: DraftPicture): Promise<Answer<DraftPicture>> {
  const file = fileOf(picture);
  const isDrawing = /\.svg$/i.test(file);
  try {
    const mirrored = isDrawing ? await mirroredDrawing(picture) : await mirroredPhotograph(pictureAddress(picture));
    const name = `${file.replace(/\.\w+$/, "")}-mirror.${isDrawing ? "svg" : "jpg"}`;
    const answer = await importPicture(new File([mirrored], name, { type: mirrored.type }), {
      path: plainPath(name),
    });
    if (!answer.ok) return answer;
    const taken: FilePicture = { ...answer.value, mirrorOf: file };
    return { ok: true, value: pictureOfFile(taken, picture) };
  } catch {
    return refused(`${file} cannot be read.`);
  }
}

/** The address of a picture from a project file is its path, URL-encoded. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/^\/+/, "");
  } catch {
    return path;
  }
}

const quality = 0.94;

async function mirroredPhotograph(address: string): Promise<Blob> {
  const image = new Image();
  // Without CORS, a canvas with a picture from another origin cannot be exported.
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw on a canvas.");
  // JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(-1, 0, 0, 1, canvas.width, 0);
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw new Error("The picture is too large for the browser.");
  return blob;
}

/** The drawing, nested in another one that flips it. */
async function mirroredDrawing(picture: DraftPicture): Promise<Blob> {
  const { width, height } = picture;
  const response = await fetch(pictureAddress(picture));
  const text = await response.text();
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!response.ok || root.localName !== "svg") throw new Error("The file is not an SVG drawing.");
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  const inner = new XMLSerializer().serializeToString(root);
  const outer = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return new Blob([`${outer}<g transform="translate(${width} 0) scale(-1 1)">${inner}</g></svg>`], {
    type: "image/svg+xml",
  });
}
