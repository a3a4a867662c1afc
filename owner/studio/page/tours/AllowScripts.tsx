import type { DraftTour } from "../../draft/draft.ts";
import { allowScripts } from "../../draft/tours/editTours.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";

/** The owner's consent to publish a third-party tour with its own pages and scripts. */
export function AllowScripts({ tour: { id, studio } }: { readonly tour: DraftTour }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  return (
    <div className="tour-allow">
      <label className="tick">
        <input
          type="checkbox"
          checked={studio?.allowsScripts ?? false}
          onChange={({ target }) =>
            change(store, { draft: allowScripts(draftOf(store), id, target.checked), undoName: "toursAllow" })
          }
        />
        <span>{texts.tours.allowScripts}</span>
      </label>
      <p className="small">{texts.tours.allowNote}</p>
    </div>
  );
}
