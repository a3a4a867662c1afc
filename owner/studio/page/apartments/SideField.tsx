import type { DraftApartment } from "../../draft/draft.ts";
import { editApartments, type DraftSide } from "../../draft/apartments/bulkEdit.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";

const order = "NESW";

/** The sides of an apartment in the order in which they are written. */
const keyOf = (side: readonly DraftSide[]): string =>
  side.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(" ");

/** Which way an apartment faces: one side, or the two sides of a corner. */
export function SideField({ apartment: { id, side } }: { readonly apartment: DraftApartment }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const now = keyOf(side ?? []);
  const isKnown = now === "" || now in texts.bulk.sides;
  const put = (key: string) => {
    const sides = key === "" ? [] : (key.split(" ") as readonly DraftSide[]);
    change(store, { draft: editApartments(draftOf(store), new Set([id]), { side: sides }), undoName: "homes" });
  };
  return (
    <label className="field">
      <span>{texts.bulk.side}</span>
      <select value={now} onChange={({ target }) => put(target.value)}>
        <option value="">–</option>
        {/* Other combinations are possible, such as three sides or two opposite ones. */}
        {!isKnown && <option value={now}>{now}</option>}
        {Object.entries(texts.bulk.sides).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
