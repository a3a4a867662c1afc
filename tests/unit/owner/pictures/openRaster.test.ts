import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { panoramaFiles, panoramaPreview } from "../../../../owner/pictures/panoramaFiles.ts";
import { pictureFiles, pictureSize, readToEnd } from "../../../../owner/pictures/pictureFiles.ts";
import { croppedPixels } from "../../../../owner/pictures/croppedPixels.ts";
import { pictureProblem } from "../../../../owner/studio/server/publish/makePicture.ts";

const drawing = Buffer.from(
  `<?xml version="1.0"?><!-- ${"x".repeat(900)} --><svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"/>`,
);
const whole = { left: 0, top: 0, right: 1, bottom: 1 };

async function fileOf(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kulla-raster-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "x.jpg");
  await writeFile(path, bytes);
  return path;
}

describe("a picture of an owner's folder", () => {
  it("is never drawn by the picture library if it is a drawing, whatever its name is", async () => {
    const path = await fileOf(drawing);
    const tries = [
      () => pictureFiles(drawing, "stage"),
      () => pictureSize(drawing),
      () => pictureSize(path),
      () => readToEnd(path),
      () => croppedPixels(drawing, whole),
      () => panoramaFiles(drawing, 0, async () => {}),
      () => panoramaPreview(path, 100),
    ];
    for (const each of tries) await expect(each()).rejects.toMatchObject({ name: "NotRasterError", isDrawing: true });
    const problem = await pictureSize(path).catch((error: unknown) => pictureProblem(error, "x.jpg"));
    expect(problem).toMatchObject({
      code: "drawingName",
      message: "x.jpg is a drawing: rename it so that its name ends with .svg.",
    });
  });

  it("is read in every format that cameras and programs save", async () => {
    const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: "#c63" } });
    const formats = [
      await drawn.jpeg().toBuffer(),
      await drawn.png().toBuffer(),
      await drawn.webp().toBuffer(),
      await drawn.gif().toBuffer(),
      await drawn.avif().toBuffer(),
      await drawn.tiff().toBuffer(),
    ];
    for (const bytes of formats) {
      expect(await pictureSize(bytes)).toMatchObject({ width: 20, height: 10 });
      await readToEnd(await fileOf(bytes));
      expect((await pictureFiles(bytes, "room")).displayedSize).toEqual([20, 10]);
    }
  });

  it("is refused if it is neither, or empty", async () => {
    for (const bytes of [Buffer.from("no picture"), Buffer.alloc(0)])
      await expect(pictureSize(bytes)).rejects.toMatchObject({ name: "NotRasterError", isDrawing: false });
  });
});
