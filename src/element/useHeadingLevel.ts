import { useEffect } from "react";
import type { Host } from "./host.ts";
import { useAttribute } from "./attributes/useAttribute.ts";

const usual = 2;

/** The first heading level inside the element, from its `heading-level` attribute: 1 to 6, by default 2. */
export function useHeadingLevel(host: Host): number {
  const given = useAttribute(host, "heading-level") || null;
  const fault = headingLevelFault(given);
  useEffect(() => {
    if (fault) host.warn(fault);
  }, [host, fault]);
  return given === null || fault ? usual : Number(given);
}

/** Describes what is wrong with a level; `undefined` if it is valid or absent. */
export function headingLevelFault(given: string | null): string | undefined {
  return given === null || /^[1-6]$/.test(given) ? undefined : `knows no heading-level "${given}"; there are 1 to 6.`;
}
