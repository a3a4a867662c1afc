import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { layoutSheet } from "../../../sample/drawing/layoutSheet.ts";
import { planSvg } from "../../../sample/drawing/planSvg.ts";
import { complexModel } from "../../../sample/model.ts";
import { wallShare } from "../../../sample/project/checkRegister.ts";

const sheet = layoutSheet(complexModel(), "1");
const metre = 60;

/** The drawing itself as a picture, shifted right by some metres. */
async function moved(metres: number): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(planSvg(sheet)), { density: 144 })
    .png()
    .toBuffer();
  const { width, height } = await sharp(drawing).metadata();
  const left = Math.round(metres * metre);
  const wider = await sharp(drawing).extend({ left, background: "#fff" }).png().toBuffer();
  return sharp(wider).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

describe("The alignment of a picture from above", () => {
  it("is complete if every wall is on a wall", async () => {
    expect(await wallShare(await moved(0), sheet)).toBeGreaterThan(0.99);
  });

  it("is lost when shifted by 10 cm", async () => {
    expect(await wallShare(await moved(0.1), sheet)).toBeLessThan(0.95);
  });
});
