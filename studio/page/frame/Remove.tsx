import { useState } from "react";
import { fill } from "../../../src/text/format/fill.ts";
import type { Removal } from "../../draft/edit/removal.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change } from "../state/projectStore.ts";
import { useTexts } from "./TextsProvider.tsx";

type Props = { readonly name: string; readonly plan: () => Removal };

/** Removes something: the first press says what goes along, the second does it, as one step that can be undone. */
export function Remove({ name, plan }: Props) {
  const texts = useTexts();
  const store = useProjectStore();
  const [planned, setPlanned] = useState<Removal>();
  if (!planned) {
    return (
      <button type="button" className="link" onClick={() => setPlanned(plan())}>
        {name}
      </button>
    );
  }
  const { losses } = planned;
  return (
    <div className="remove" role="alert">
      <p>{losses.length === 0 ? texts.removesOnlyThis : fill(texts.removesAlong, { n: losses.length })}</p>
      <button
        type="button"
        className="link"
        onClick={() => {
          setPlanned(undefined);
          change(store, { draft: plan().draft, name: "remove" });
        }}
      >
        {name}
      </button>
      <button type="button" className="link" onClick={() => setPlanned(undefined)}>
        {texts.leaveIt}
      </button>
    </div>
  );
}
