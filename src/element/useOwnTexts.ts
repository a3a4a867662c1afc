import { useMemo } from "react";
import { readOwnTexts, type OwnTexts } from "../text/ownTexts.ts";
import { useJson } from "./attributes/useAttribute.ts";
import type { Host } from "./host.ts";

/** The page's own texts for this element. */
export function useOwnTexts(host: Host): OwnTexts | undefined {
  const given = useJson(host, "texts");
  return useMemo(() => readOwnTexts(given), [given]);
}
