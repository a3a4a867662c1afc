import type { Steps } from "./pathText.ts";

/** Tells of a fault at a place of the file. */
export type Report = (steps: Steps, problem: string) => void;

type Found<T> = { readonly record: T; readonly at: Steps };

/** Questions about ids; each reports when the answer is no. */
export function linkChecks(report: Report) {
  const isNew = (seen: Set<unknown>, key: string | number, steps: Steps): boolean => {
    if (seen.has(key)) report(steps, `${key} is there already`);
    return seen.size < seen.add(key).size;
  };
  const isKnown = (ids: Set<unknown>, id: string | number, steps: Steps): boolean => {
    if (!ids.has(id)) report(steps, `no ${steps.at(-1)} "${id}"`);
    return ids.has(id);
  };
  /** The first of every id; broken records are `undefined` and go. */
  const firstOfEach = <T extends { readonly id: string }>(list: string, records: readonly (T | undefined)[]) => {
    const ids = new Set<unknown>();
    const found = records.flatMap((record, i): Found<T>[] =>
      record && isNew(ids, record.id, [list, i, "id"]) ? [{ record, at: [list, i] }] : [],
    );
    return { ids, found };
  };
  return { isNew, isKnown, firstOfEach };
}
