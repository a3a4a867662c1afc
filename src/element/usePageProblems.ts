import { useEffect } from "react";
import { parts } from "../parts/parts.ts";
import { isKnownText, readOwnTexts } from "../text/ownTexts.ts";
import { sq } from "../text/sq.ts";
import { readHeadingLevel } from "../ui/Heading.tsx";
import { isPlausibleAttribute } from "./attributes/attributeValues.ts";
import { useAttribute, useJson } from "./attributes/useAttribute.ts";
import type { Host } from "./host.ts";

/**
 * Warns the page's author on the console about a tag that is not closed, misspelled attributes, invalid values, low contrast and unknown
 * texts. This is a quick check; the detailed checks and their sentences are loaded only if something looks wrong, or if the page sets its
 * own colours, whose contrast only they can compute.
 */
export function usePageProblems(host: Host): void {
  const theme = useAttribute(host, "theme");
  const texts = useJson(host, "texts");
  const level = useAttribute(host, "heading-level");
  useEffect(() => {
    const check = (): void => {
      const { element } = host;
      const isOpen = [...element.getElementsByTagName("*")].some(({ localName }) =>
        /^(script|main|header|footer|nav|h1|kulla-.+)$/.test(localName),
      );
      const attributes = (element.constructor as { observedAttributes?: readonly string[] }).observedAttributes ?? [];
      const arePlausible = element
        .getAttributeNames()
        .every((name) => isPlausibleAttribute(attributes, name, element.getAttribute(name)));
      const style = getComputedStyle(element);
      const hasColours = ["accent", "on-accent", "paper"].some(
        (name) => style.getPropertyValue(`--kulla-${name}`) !== "",
      );
      const ownTexts = texts === null ? {} : readOwnTexts(texts);
      const areTextsValid = ownTexts && Object.entries(ownTexts).every(([key, value]) => isKnownText(sq, key, value));
      if (!isOpen && arePlausible && !hasColours && areTextsValid && (!level || readHeadingLevel(level))) return;
      parts.pageProblems
        .load()
        .then((pageProblems) => pageProblems(host, { isOpen, attributes, hasColours, texts, level }))
        .then(
          (problems) => problems.forEach((problem) => host.warn(problem)),
          () => {},
        );
    };
    check();
    return host.subscribe(check);
  }, [host, theme, texts, level]);
}
