import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useProjectStore } from "../../state/ProjectContext.ts";
import { show } from "../../state/projectStore.ts";

/** The import is done: how many rows it applied, and how to undo it. */
export function AppliedStep({ count }: { readonly count: number }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  return (
    <div className="import-taken" role="status">
      <h2>{plural(texts.language, texts.imports.takenNow, count)}</h2>
      <p>{texts.imports.takenFoot}</p>
      <button type="button" className="button" onClick={() => show(store, { kind: "homes" })}>
        {texts.imports.toHomes}
      </button>
    </div>
  );
}
