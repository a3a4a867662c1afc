import { areaKinds } from "../../../src/project/file/projectShape.ts";
import { fieldsOf } from "../../../src/project/isRecord.ts";
import type { AreaKind } from "../../../src/project/types.ts";

/** The area of an apartment, and which of its areas it is. */
export type StatedArea = { readonly m2: number; readonly kind: AreaKind };

/**
 * The area that a price by area counts: the net one where it is known, else the one the project shows, else the total. An area of 0
 * is none.
 */
export function areaToCount(
  { area, areas }: { readonly area?: unknown; readonly areas?: unknown },
  mainArea: unknown,
): StatedArea | undefined {
  const shown = areaKinds.find((kind) => kind === mainArea) ?? "net";
  const { net, [shown]: main, total } = fieldsOf(areas);
  const known = [
    { m2: net, kind: "net" },
    { m2: main ?? area, kind: shown },
    { m2: total, kind: "total" },
  ] as const;
  for (const { m2, kind } of known) if (typeof m2 === "number" && m2 > 0) return { m2, kind };
  return undefined;
}
