import type { Layout } from "../../src/project/types.ts";
import { sq } from "./sq.ts";

/** "Tipi 12"; a layout with an own label bears that. */
export function layoutName({ id, label }: Pick<Layout, "id" | "label">): string {
  return `Tipi ${label === undefined ? id : sq(label)}`;
}
