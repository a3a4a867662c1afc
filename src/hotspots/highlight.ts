/** The lit region of a picture: by pointer or focus, or armed by a first tap. */
export type Highlight =
  | { readonly kind: "none" }
  | { readonly kind: "pointed"; readonly id: string }
  | { readonly kind: "armed"; readonly id: string };

/** Decides how a region reacts: the specified touch rule and the region's exception. */
export type TouchRule = { readonly isTouch: boolean; readonly hoverOnNarrow: boolean };

export const noHighlight: Highlight = { kind: "none" };

const actsAtOnce = ({ isTouch, hoverOnNarrow }: TouchRule): boolean => !isTouch || hoverOnNarrow;

/** The pointer enters a region; under the touch rule hover is ignored. */
export function point(current: Highlight, id: string, rule: TouchRule): Highlight {
  return actsAtOnce(rule) ? { kind: "pointed", id } : current;
}

/** Keyboard focus enters a region: it is lit in any case; an armed region stays armed. */
export function focus(current: Highlight, id: string): Highlight {
  return current.kind === "armed" && current.id === id ? current : { kind: "pointed", id };
}

/** Pointer or focus leaves; an armed region stays armed. */
export function leave(current: Highlight, id: string): Highlight {
  return current.kind === "pointed" && current.id === id ? noHighlight : current;
}

/** A tap or click on a region (the touch rule): opens it at once, or arms it first and disarms the other; a second press opens it. */
export function press(current: Highlight, id: string, rule: TouchRule): { highlight: Highlight; opens: boolean } {
  const opens = actsAtOnce(rule) || (current.kind === "armed" && current.id === id);
  return opens ? { highlight: current, opens } : { highlight: { kind: "armed", id }, opens };
}

/** The lit region, if any. */
export function litId(highlight: Highlight): string | undefined {
  return highlight.kind === "none" ? undefined : highlight.id;
}
