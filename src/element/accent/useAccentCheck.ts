import { useEffect } from "react";
import type { Host } from "../host.ts";
import { accentFaults } from "./accentFaults.ts";
import { useAttribute } from "../attributes/useAttribute.ts";

/** Tells a page in the console when its accent colour can hardly be read; it is not corrected (look, section 15). */
export function useAccentCheck(host: Host): void {
  const theme = useAttribute(host, "theme");
  useEffect(() => {
    const own = getComputedStyle(host.element);
    const isOwn = ["accent", "on-accent", "paper"].some((name) => own.getPropertyValue(`--kulla-${name}`) !== "");
    if (!isOwn) return;
    accentFaults(host.root).forEach((fault) => host.warn(fault));
  }, [host, theme]);
}
