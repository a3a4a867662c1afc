import { useEffect } from "react";
import { replayPress } from "../../src/page/earlyPress.ts";

/** Acts on the button that was pressed before the page, or this part of it, was hydrated. */
export function ReplayPress({ part }: { readonly part?: string }) {
  useEffect(() => replayPress(document, part), [part]);
  return null;
}
