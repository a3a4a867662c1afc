import { useEffect } from "react";
import { parts } from "../parts.ts";
import { areKnownTexts, readOwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import { useAttribute, useJson } from "./attributes/useAttribute.ts";
import type { Host } from "./host.ts";

/**
 * Warns the page's author on the console of what he should change: a tag that is not closed, colours that can hardly be read, unknown
 * texts, an unknown heading level. What can be used is used all the same.
 */
export function usePageFaults(host: Host): void {
  const theme = useAttribute(host, "theme");
  const texts = useJson(host, "texts");
  const level = useAttribute(host, "heading-level");
  useEffect(() => {
    const isOpen = host.element.querySelector("script,main,header,footer,nav,h1") !== null;
    const own = getComputedStyle(host.element);
    const hasColours = ["accent", "on-accent", "paper"].some((name) => own.getPropertyValue(`--kulla-${name}`) !== "");
    const hasSimpleTexts = texts === null || areKnownTexts(sq, readOwnTexts(texts));
    if (!isOpen && !hasColours && hasSimpleTexts && !level) return;
    parts.pageFaults.load().then(
      (pageFaults) => pageFaults(host, { isOpen, hasColours, texts, level }).forEach((fault) => host.warn(fault)),
      () => {},
    );
  }, [host, theme, texts, level]);
}
