import { useEffect, useMemo } from "react";
import { missedIn, readOwnTexts, type OwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import type { Host } from "./host.ts";
import { useJson } from "./attributes/useAttribute.ts";

/** Whether all of a page's words stand in the table that is at hand anyway: then no other one has to come to tell. */
const isKnown = ({ strings, failures }: OwnTexts): boolean =>
  missedIn(sq, strings).length === 0 && missedIn(sq.failure, failures).length === 0;

export const noObject = "has texts that are no object of strings.";

/** The page's own words for this element; unknown keys are reported once in the console. */
export function useOwnTexts(host: Host): OwnTexts | undefined {
  const given = useJson(host, "texts");
  const own = useMemo(() => readOwnTexts(given), [given]);
  useEffect(() => {
    if (given !== null && !own) host.warn(noObject);
    if (!own || isKnown(own)) return;
    import("../text/unknownTexts.ts").then(
      ({ unknownTextsFault }) => {
        const fault = unknownTextsFault(own);
        if (fault) host.warn(fault);
      },
      () => {},
    );
  }, [host, given, own]);
  return own;
}
