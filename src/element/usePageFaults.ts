import { useEffect } from "react";
import { parts } from "../parts.ts";
import { useAttribute } from "./attributes/useAttribute.ts";
import type { Host } from "./host.ts";

/** Warns the page's author on the console of a tag that is not closed, and of colours that can hardly be read. They are used all the same. */
export function usePageFaults(host: Host): void {
  const theme = useAttribute(host, "theme");
  useEffect(() => {
    const isOpen = host.element.querySelector("script,main,header,footer,nav,h1") !== null;
    const own = getComputedStyle(host.element);
    const hasColours = ["accent", "on-accent", "paper"].some((name) => own.getPropertyValue(`--kulla-${name}`) !== "");
    if (!isOpen && !hasColours) return;
    parts.pageFaults.load().then(
      (pageFaults) => pageFaults(host, { isOpen, hasColours }).forEach((fault) => host.warn(fault)),
      () => {},
    );
  }, [host, theme]);
}
