import { useMemo, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { copyTower } from "../../draft/edit/copiedTower.ts";
import { towerName } from "../../text/placeText.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf } from "../state/projectStore.ts";

/** Copies floors, plans and outlines from an identical tower: shows the counts first, then copies everything in one step. */
export function CopyTower({ tower }: { readonly tower: string }) {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const [from, setFrom] = useState("");
  const others = project.towers.filter(({ id }) => id !== tower && project.floors.some((floor) => floor.tower === id));
  if (others.length === 0) return null;
  return (
    <div className="copy-tower">
      <label className="field">
        <span>{texts.overview.copyFrom}</span>
        <select value={from} onChange={({ target }) => setFrom(target.value)}>
          <option value="">–</option>
          {others.map(({ id }) => (
            <option key={id} value={id} translate="no">
              {towerName(project, id, texts)}
            </option>
          ))}
        </select>
      </label>
      {others.some(({ id }) => id === from) && <Copying {...{ from, tower }} done={() => setFrom("")} />}
    </div>
  );
}

type CopyingProps = { readonly from: string; readonly tower: string; readonly done: () => void };

function Copying({ from, tower, done }: CopyingProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const draft = useDraft();
  const copied = useMemo(() => copyTower(draft, { from, to: tower }), [draft, from, tower]);
  const { floors, outlines, apartments, all } = copied;
  const copy = () => {
    change(store, { draft: copyTower(draftOf(store), { from, to: tower }).draft, undoName: "copyTower" });
    done();
  };
  return copied.draft === draft ? (
    <p className="small" role="status">
      {texts.overview.nothingToCopy}
    </p>
  ) : (
    <>
      <p className="small" role="status">
        {fill(texts.overview.copyCounts, { floors, outlines, apartments, all })}
      </p>
      <button type="button" className="button" onClick={copy}>
        {texts.overview.copyNow}
      </button>
    </>
  );
}
