import { useCallback } from "react";
import type { Draft } from "../../../draft/draft.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { change, draftOf } from "../../state/projectStore.ts";

/** Does something to the draft. `field`: the one that is typed in; what follows in it is the same step. */
export type Write = (done: (draft: Draft) => Draft, field?: string) => void;

/** `name`: what a step of it is called for undo. */
export function useWrite(name: string): Write {
  const store = useProjectStore();
  return useCallback(
    (done, field) =>
      change(store, {
        draft: done(draftOf(store)),
        name,
        ...(field !== undefined && { underway: `${name} ${field}` }),
      }),
    [store, name],
  );
}
