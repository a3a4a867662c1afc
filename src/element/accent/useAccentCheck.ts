import { useEffect } from "react";
import type { Host } from "../host.ts";
import { accentFaults } from "./accentFaults.ts";
import { useAttribute } from "../attributes/useAttribute.ts";

/** Warns on the console if the page's accent colour lacks contrast. The colour is still used. */
export function useAccentCheck(host: Host): void {
  const theme = useAttribute(host, "theme");
  useEffect(() => {
    const own = getComputedStyle(host.element);
    const isOwn = ["accent", "on-accent", "paper"].some((name) => own.getPropertyValue(`--kulla-${name}`) !== "");
    if (!isOwn) return;
    accentFaults(host.root).forEach((fault) => host.warn(fault));
  }, [host, theme]);
}
