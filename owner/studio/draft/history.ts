import type { Draft } from "./draft.ts";
import { withBoundRegions } from "./edit/regionApartments.ts";

/** Most steps that undo takes back. */
export const longestHistory = 200;

/** A state that undo returns to: the draft, and what was done after it. */
type Step = { readonly draft: Draft; readonly name: string };

/** A draft with the way it came; replaced whole with every change. */
export type History = {
  readonly draft: Draft;
  /** Oldest first, at most `longestHistory`. */
  readonly past: readonly Step[];
  /** What was taken back, the next one last. */
  readonly future: readonly Step[];
  /** The field that is being typed in, or the corner being dragged: its next change belongs to the same step. */
  readonly underway?: string;
};

export type Change = {
  readonly draft: Draft;
  /** What was done, for "undo …": a key of the page's texts. */
  readonly name: string;
  /** Changes that follow each other with the same one are one step; without it each is a step, an import too. */
  readonly underway?: string;
};

export const startHistory = (draft: Draft): History => ({ draft, past: [], future: [] });

/** One step further; changes of one gesture or one field are coalesced, and one that changes nothing adds no step. */
export function apply(history: History, { draft: changed, name, underway }: Change): History {
  const draft = withBoundRegions(changed);
  if (draft === history.draft) return history;
  const isSameStep = underway !== undefined && underway === history.underway && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, { draft: history.draft, name }].slice(-longestHistory);
  return { draft, past, future: [], ...(underway !== undefined && { underway }) };
}

/** The field was left, the pointer released: what comes next is a step of its own. */
export function settle({ draft, past, future }: History): History {
  return { draft, past, future };
}

/** One step back; where there is none nothing happens. */
export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  const { draft, name } = last;
  return { draft, past: history.past.slice(0, -1), future: [...history.future, { draft: history.draft, name }] };
}

/** One step forth again, where one was taken back and nothing done since. */
export function redo(history: History): History {
  const next = history.future.at(-1);
  if (!next) return history;
  const { draft, name } = next;
  return { draft, past: [...history.past, { draft: history.draft, name }], future: history.future.slice(0, -1) };
}
