import { litId } from "./highlight.ts";
import { listenForEscape } from "../page/escapeKey.ts";
import type { Lit } from "./highlightStore.ts";
import type { Hotspot } from "./hotspot.ts";
import { markElementsOf } from "./regionMarks.ts";
import { createLabel, type LabelledScene } from "./label/createLabel.ts";

type Painter = { readonly paint: (lit: Lit) => void; readonly end: () => void };

/**
 * Paints the highlight directly into the stage: at most one layout and two style recalculations per change, however many
 * regions there are. A region's row and lettering elsewhere in the finder are marked by id.
 * Escape hides the label until the pointer or the focus moves.
 */
export function createPainter(stage: HTMLElement, scene: LabelledScene): Painter {
  const root = stage.getRootNode() as ShadowRoot | Document;
  const lights = [...stage.querySelectorAll<SVGSVGElement>(".light")];
  const label = createLabel(stage, scene);
  let endEscape: (() => void) | undefined;
  const showLabel = (hotspot: Hotspot | undefined, finger: Lit["finger"]): void => {
    const isLabelled = label(hotspot, finger);
    if (isLabelled) endEscape ??= listenForEscape(() => showLabel(undefined, undefined));
    else end();
  };
  const end = (): void => {
    endEscape?.();
    endEscape = undefined;
  };
  let shown: Hotspot | undefined;
  let marked: string | undefined;
  const mark = (id: string, kind: string): void => {
    for (const element of markElementsOf(id, root)) {
      if (kind) element.setAttribute("data-lit", kind);
      else element.removeAttribute("data-lit");
    }
  };
  const paint = ({ highlight, isFocus, finger }: Lit): void => {
    const id = litId(highlight);
    const next = shown?.id === id ? shown : scene.hotspots.find((hotspot) => hotspot.id === id);
    stage.dataset["lit"] = isFocus ? "focus" : highlight.kind;
    if (marked !== undefined && marked !== id) mark(marked, "");
    // A region without an outline still has a row in the list.
    if (id !== undefined) mark(id, highlight.kind);
    marked = id;
    if (next === shown && !finger) return;
    if (next !== shown) {
      for (const light of lights) setLight(light, next);
      shown = next;
    }
    showLabel(next, finger);
  };
  return { paint, end };
}

/** Fades in and out with the region's own duration; if it is visible already, it moves at once. */
function setLight(light: SVGSVGElement, hotspot: Hotspot | undefined): void {
  light.style.opacity = hotspot ? "1" : "0";
  if (!hotspot) return;
  light.style.transitionDuration = `${hotspot.fadeMs}ms`;
  light.dataset["status"] = hotspot.status ?? "";
  for (const path of light.children) path.setAttribute("d", hotspot.outline);
}
