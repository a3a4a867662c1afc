import { useEffect } from "react";
import type { Host } from "./host.ts";
import { useAttribute } from "./attributes/useAttribute.ts";

const usual = 2;

/** The level the element's headings begin at, by its `heading-level` attribute: 1 to 6, 2 where it says nothing. */
export function useHeadingLevel(host: Host): number {
  const given = useAttribute(host, "heading-level") || null;
  const fault = headingLevelFault(given);
  useEffect(() => {
    if (fault) host.warn(fault);
  }, [host, fault]);
  return given === null || fault ? usual : Number(given);
}

/** What is wrong with a level, to be said once; `undefined` for one that is right or not given. */
export function headingLevelFault(given: string | null): string | undefined {
  return given === null || /^[1-6]$/.test(given) ? undefined : `knows no heading-level "${given}"; there are 1 to 6.`;
}
