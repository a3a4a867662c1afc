import { useEffect, useMemo } from "react";
import { readOwnTexts, unknownTextsFault, type OwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import type { Host } from "./host.ts";
import { useJson } from "./attributes/useAttribute.ts";

export const noObject = "has texts that are no object of strings.";

/** The page's own texts for this element; unknown keys are reported once on the console. */
export function useOwnTexts(host: Host): OwnTexts | undefined {
  const given = useJson(host, "texts");
  const own = useMemo(() => readOwnTexts(given), [given]);
  useEffect(() => {
    if (given !== null && !own) host.warn(noObject);
    // All languages have the same keys, and Albanian is always loaded.
    const fault = own && unknownTextsFault(sq, own);
    if (fault) host.warn(fault);
  }, [host, given, own]);
  return own;
}
