import type { Draft } from "../../../draft/draft.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../../state/ProjectContext.ts";
import { undoStep } from "../../state/projectStore.ts";

/** Result of the last bulk edit, and the draft it produced. */
export type BulkDone = { readonly changed: number; readonly all: number; readonly draft: Draft };

type Props = { readonly done: BulkDone; readonly close: () => void };

/** Above the form: how many apartments were changed, with an undo button, until the draft changes again. */
export function BulkBar({ done: { changed, all, draft }, close }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  if (useDraft() !== draft) return null;
  const { language, bulk } = texts;
  const report =
    changed > 0
      ? plural(language, bulk.done, changed, { all: plural(language, bulk.doneOf, all) })
      : plural(language, bulk.nothingChanged, all);
  return (
    <div className="paste-bar" role="status">
      <p>
        <strong>{report}</strong>
      </p>
      {changed > 0 && (
        <button type="button" className="paste-drop" onClick={() => undoStep(store)}>
          {bulk.undo}
        </button>
      )}
      <button type="button" className="paste-drop" onClick={close}>
        {bulk.close}
      </button>
    </div>
  );
}
