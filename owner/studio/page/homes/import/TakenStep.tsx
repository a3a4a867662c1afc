import { fillCounted } from "../../frame/fillCounted.ts";
import { useImportTexts } from "../../frame/TextsContext.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { show } from "../../state/projectStore.ts";

/** It is done, and how it is taken back. */
export function TakenStep({ count }: { readonly count: number }) {
  const texts = useImportTexts();
  const store = useProjectStore();
  return (
    <div className="import-taken" role="status">
      <h2>{fillCounted(texts.takenNow, { n: count })}</h2>
      <p>{texts.takenFoot}</p>
      <button type="button" className="button" onClick={() => show(store, { kind: "homes" })}>
        {texts.toHomes}
      </button>
    </div>
  );
}
