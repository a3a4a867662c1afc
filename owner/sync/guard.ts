import type { Change } from "./nextAvailability.ts";

/** So many apartments are called by their id. */
const named = 10;

export type Extent = {
  readonly changes: readonly Change[];
  /** Apartments with a wrong cell: what was said before stays. */
  readonly unread: number;
  /** All of the project. */
  readonly apartments: number;
};

/**
 * Why these changes want a person's word, as sentences; none where they do not. An apartment that is told of
 * for the first time counts only where its status is another than the project's: the first prices need no word.
 */
export function reasonsToStop({ changes, unread, apartments }: Extent, maxChange: number): readonly string[] {
  const most = `more than ${Math.round(maxChange * 100)} % ("maxChange")`;
  const counted = changes.filter((change) => !isFirstTold(change)).length;
  const back = changes.filter(({ before, after }) => before.status === "sold" && after.status === "available");
  return [
    ...(counted > maxChange * apartments ? [`${counted} of ${apartments} apartments change, ${most}.`] : []),
    // What cannot be read would pass for fresh.
    ...(unread > maxChange * apartments ? [`${unread} of ${apartments} apartments cannot be read, ${most}.`] : []),
    ...back.slice(0, named).map(({ apartment }) => `${apartment}: sold before, available now.`),
    ...(back.length > named ? [`${back.length - named} more: sold before, available now.`] : []),
  ];
}

function isFirstTold({ isNew, before, after }: Change): boolean {
  return isNew && (before.status === undefined || before.status === after.status);
}
