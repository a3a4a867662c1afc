/** What stands for a region beside its picture, in the same root: its row in a list, and its lettering on a plan. Each has an id. */
export const rowIdOf = (region: string): string => `row-${region}`;
export const letteringIdOf = (region: string): string => `letter-${region}`;

/** The region whose row something lies in; `undefined` outside of rows. */
export function regionOfRow(target: EventTarget): string | undefined {
  const prefix = rowIdOf("");
  return target instanceof Element ? target.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length) : undefined;
}

/** What is there for a region in this root. */
export function marksOf(region: string, root: ShadowRoot | Document): readonly Element[] {
  const marks = [rowIdOf(region), letteringIdOf(region)].map((id) => root.getElementById(id));
  return marks.filter((mark) => mark !== null);
}
