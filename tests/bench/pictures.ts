import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "./rows.ts";

const mebi = 1024 * 1024;
const picture = /\.(avif|webp|jpg|png)$/;

/** All committed pictures, with the largest one: the pictures' specification allows 90 MB in total. */
export function weighPictures(folder: string): readonly Row[] {
  const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => picture.test(file))
    .map((file) => statSync(join(folder, file)).size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [
    { name: "pictures, all of them", value: total / mebi, unit: "MB", limit: 90 },
    { name: "pictures, the largest", value: Math.max(0, ...sizes) / 1024, unit: "KB" },
  ];
}
