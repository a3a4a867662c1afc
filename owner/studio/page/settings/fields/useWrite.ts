import { useCallback } from "react";
import type { Draft } from "../../../draft/draft.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";

/** Changes the draft. `field`: the field being typed in; further changes of the same field belong to the same undo step. */
export type Write = (done: (draft: Draft) => Draft, field?: string) => void;

/** `undoName`: as in `DraftChange`. */
export function useWrite(undoName: string): Write {
  const store = useProjectStore();
  return useCallback(
    (done, field) =>
      change(store, {
        draft: done(draftOf(store)),
        undoName,
        ...(field !== undefined && { undoKey: `${undoName} ${field}` }),
      }),
    [store, undoName],
  );
}
