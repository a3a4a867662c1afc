import type { Result } from "../failure/failure.ts";
import type { Picture } from "../project/types.ts";
import { isOffline } from "./isOffline.ts";

const maxWaitMs = 30_000;
/** A limit for servers that answer every address with a picture. */
const maxPictures = 100;

/** Loads one picture and returns its size in pixels; `undefined` if it cannot be shown. */
export type LoadPicture = (src: string) => Promise<{ readonly width: number; readonly height: number } | undefined>;

/**
 * The pictures of a folder (absolute URL): `image1.jpg`, `image2.jpg`, … until one fails to load (specification,
 * section 3, preview images). All that loaded form the list; a failure only when the browser is offline.
 */
export async function probePictures(folder: string, load: LoadPicture = loadPicture): Promise<Result<Picture[]>> {
  const pictures: Picture[] = [];
  for (let index = 1; index <= maxPictures; index += 1) {
    const src = `${folder.replace(/\/$/, "")}/image${index}.jpg`;
    const size = await load(src);
    if (!size) break;
    pictures.push({ src, ...size, alt: "" });
  }
  if (pictures.length === 0 && isOffline()) {
    return { ok: false, failure: { code: "offline", detail: folder } };
  }
  return { ok: true, value: pictures };
}

/** Uses an image element rather than fetch, because the page's policy allows pictures, which may be on any origin. */
function loadPicture(src: string): ReturnType<LoadPicture> {
  return new Promise((resolve) => {
    const image = new Image();
    const finish = () => {
      clearTimeout(patience);
      resolve(image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined);
    };
    const patience = setTimeout(finish, maxWaitMs);
    image.addEventListener("load", finish);
    image.addEventListener("error", finish);
    image.src = src;
  });
}
