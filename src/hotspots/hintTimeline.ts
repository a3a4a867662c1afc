/** One flash: its region, and when it starts and ends, ms since the picture came on screen. */
export type Flash = { readonly id: string; readonly start: number; readonly until: number };

/** Timing of the flashes of one picture, ms. */
export type HintTiming = { readonly delayMs: number; readonly stepMs: number; readonly flashMs: number };

/** The hint flashes in the order of the ids (topmost floor first): docs/developers/specification.md, sections 2 and 9. */
export function hintTimeline(ids: readonly string[], { delayMs, stepMs, flashMs }: HintTiming): Flash[] {
  return ids.map((id, index) => {
    const start = delayMs + index * stepMs;
    return { id, start, until: start + flashMs };
  });
}
