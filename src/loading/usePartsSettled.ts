import { useEffect, useState } from "react";
import type { Part } from "../parts/createPart.ts";

const none: ReadonlySet<Part<unknown>> = new Set();

/** Whether all of these parts have loaded or failed; starts loading them. */
export function usePartsSettled(required: readonly (Part<unknown> | undefined)[]): boolean {
  const [settled, setSettled] = useState(none);
  const missing = required.filter((part) => part && part.get() === undefined && !settled.has(part));
  useEffect(() => {
    for (const part of missing) {
      if (!part) continue;
      const markSettled = (): void => setSettled((old) => new Set(old).add(part));
      part.load().then(markSettled, markSettled);
    }
  });
  return missing.length === 0;
}
