import type { Draft } from "../../../draft/draft.ts";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { undoStep } from "../../state/projectStore.ts";
import { fillCounted } from "../../frame/fillCounted.ts";
import { useBulkTexts } from "./useBulkTexts.ts";

/** What the last bulk edit did, and the draft it made. */
export type BulkDone = { readonly changed: number; readonly all: number; readonly draft: Draft };

type Props = { readonly done: BulkDone; readonly close: () => void };

/** Over the foot: how many were changed, with the way back, until something else is done. */
export function BulkBar({ done: { changed, all, draft }, close }: Props) {
  const texts = useBulkTexts();
  const store = useProjectStore();
  if (useDraft() !== draft) return null;
  return (
    <div className="paste-bar" role="status">
      <p>
        <strong>{fillCounted(changed > 0 ? texts.done : texts.nothingChanged, { changed, n: all })}</strong>
      </p>
      {changed > 0 && (
        <button type="button" className="paste-drop" onClick={() => undoStep(store)}>
          {texts.undo}
        </button>
      )}
      <button type="button" className="paste-drop" onClick={close}>
        {texts.close}
      </button>
    </div>
  );
}
