import { useRef, useState } from "react";
import type { Removal } from "../../draft/edit/removal.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change } from "../state/projectStore.ts";
import { focusWork } from "./focusWork.ts";
import { LossText } from "./LossText.tsx";
import { useStudioTexts } from "./TextsContext.ts";

type Props = { readonly name: string; readonly plan: () => Removal };

/** Removes something: the first press lists what is removed along with it, the second one does it, as one step that can be undone. */
export function Remove({ name, plan }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [planned, setPlanned] = useState<Removal>();
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    if (!planned) return setPlanned(plan());
    // This button disappears too, so the focus would be lost.
    focusWork();
    setPlanned(undefined);
    change(store, { draft: plan().draft, undoName: "remove" });
  };
  return (
    <div className={planned ? "remove remove-now" : "remove"} role={planned && "alert"}>
      {planned && (
        <p>
          <LossText losses={planned.losses} />
        </p>
      )}
      <button ref={button} type="button" className="link" onClick={press}>
        {name}
      </button>
      {planned && (
        <button
          type="button"
          className="link"
          onClick={() => {
            button.current?.focus();
            setPlanned(undefined);
          }}
        >
          {texts.common.leaveIt}
        </button>
      )}
    </div>
  );
}
