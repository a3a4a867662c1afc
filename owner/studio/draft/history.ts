import type { Draft } from "./draft.ts";
import { withBoundRegions } from "./edit/regionApartments.ts";

/** The maximum number of undo steps. */
export const maxUndoSteps = 200;

/** A state that undo returns to: the draft, and the action that followed it. */
type Step = { readonly draft: Draft; readonly undoName: string };

/** A draft with its history for undo and redo; replaced completely with every change. */
export type History = {
  readonly draft: Draft;
  /** Oldest first, at most `maxUndoSteps`. */
  readonly past: readonly Step[];
  /** The undone states, the next one last. */
  readonly future: readonly Step[];
  /** The field being edited, or the corner being dragged: its next change belongs to the same step. */
  readonly undoKey?: string;
};

export type DraftChange = {
  readonly draft: Draft;
  /** The action's name for "undo …": a key of the page's texts. */
  readonly undoName: string;
  /** Consecutive changes with the same key are one step; without a key, each change is a step of its own. */
  readonly undoKey?: string;
};

export const startHistory = (draft: Draft): History => ({ draft, past: [], future: [] });

/** Adds a step; changes of one gesture or one field are coalesced, and a change without effect adds no step. */
export function apply(history: History, { draft: changed, undoName, undoKey }: DraftChange): History {
  const draft = withBoundRegions(changed);
  if (draft === history.draft) return history;
  const isSameStep = undoKey !== undefined && undoKey === history.undoKey && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, { draft: history.draft, undoName }].slice(-maxUndoSteps);
  return { draft, past, future: [], ...(undoKey !== undefined && { undoKey }) };
}

/** Ends a step when the field was left or the pointer released: the next change is a new step. */
export function endStep({ draft, past, future }: History): History {
  return { draft, past, future };
}

/** Undoes one step; does nothing if there is none. */
export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  const { draft, undoName } = last;
  return { draft, past: history.past.slice(0, -1), future: [...history.future, { draft: history.draft, undoName }] };
}

/** Redoes one step, if one was undone and nothing has changed since. */
export function redo(history: History): History {
  const next = history.future.at(-1);
  if (!next) return history;
  const { draft, undoName } = next;
  return { draft, past: [...history.past, { draft: history.draft, undoName }], future: history.future.slice(0, -1) };
}
