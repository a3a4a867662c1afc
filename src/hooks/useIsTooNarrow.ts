import { useState } from "react";
import type { ElementSize } from "./useElementSize.ts";

/** Narrower than this, no screen of an element fits into its column (also in gate.css and OverPage.css). */
const wholePx = 240;

/** Whether an element's column is, or has been, too narrow for it. */
export function useIsTooNarrow(size: ElementSize | undefined): boolean {
  const [isTooNarrow, setIsTooNarrow] = useState(false);
  if (!isTooNarrow && size && size.width > 0 && size.width < wholePx) setIsTooNarrow(true);
  return isTooNarrow;
}
