import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { publicFile } from "../../project/publicFolders.ts";
import type { Box } from "../bookTypes.ts";
import { folders } from "./folders.ts";

/** For the pages' pictures, and smaller for the PDF. */
const kinds = { screen: { width: 1380, quality: 92 }, print: { width: 720, quality: 58 } } as const;

/**
 * Cropped pictures for the pages. `cut` names a part after its source file and box, so that re-rendering a picture produces a new name and
 * thereby a new page; `write` creates the parts that do not exist yet.
 */
export function createCuts() {
  const cutsByName = new Map<string, { readonly file: string; readonly box: Box }>();
  const cut = (url: string, box: Box): string => {
    const file = publicFile(url);
    const { size, mtimeMs } = statSync(file);
    const name = createHash("sha1")
      .update(JSON.stringify([file, size, mtimeMs, box]))
      .digest("hex")
      .slice(0, 12);
    cutsByName.set(name, { file, box });
    return `screen/${name}.jpg`;
  };
  const write = async (): Promise<void> => {
    for (const [kind, { width, quality }] of Object.entries(kinds)) {
      mkdirSync(new URL(`${kind}/`, folders.work), { recursive: true });
      for (const [name, { file, box }] of cutsByName) {
        const target = fileURLToPath(new URL(`${kind}/${name}.jpg`, folders.work));
        if (existsSync(target)) continue;
        await sharp(file)
          .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
          .resize({ width, kernel: "lanczos3" })
          .jpeg({ quality, mozjpeg: kind === "print" })
          .toFile(target);
      }
    }
  };
  return { cut, write };
}
