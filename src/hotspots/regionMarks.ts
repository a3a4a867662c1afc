/** Elements outside the picture that belong to a region: its row in a list, and its lettering on a plan. Both are found by id. */
export const rowIdOf = (region: string): string => `row-${region}`;
export const apartmentLabelId = (region: string): string => `letter-${region}`;

/** The region of the row that contains a target; `undefined` outside of rows. */
export function regionOfRow(target: EventTarget): string | undefined {
  const prefix = rowIdOf("");
  return target instanceof Element ? target.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length) : undefined;
}

/** A region's row and lettering in this root, if they exist. */
export function markElementsOf(region: string, root: ShadowRoot | Document): readonly Element[] {
  const marks = [rowIdOf(region), apartmentLabelId(region)].map((id) => root.getElementById(id));
  return marks.filter((mark) => mark !== null);
}
