import { useEffect } from "react";
import type { Host } from "./host.ts";
import { useAttribute } from "./attributes/useAttribute.ts";

const usual = 2;

/** The level the element's headings begin at, by its `heading-level` attribute: 1 to 6, 2 where it says nothing. */
export function useHeadingLevel(host: Host): number {
  const given = useAttribute(host, "heading-level") || null;
  const level = given !== null && /^[1-6]$/.test(given) ? Number(given) : undefined;
  useEffect(() => {
    if (given !== null && level === undefined) host.warn(`knows no heading-level "${given}"; there are 1 to 6.`);
  }, [host, given, level]);
  return level ?? usual;
}
