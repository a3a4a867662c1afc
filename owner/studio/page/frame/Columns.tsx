import { useState } from "react";
import { Sign } from "./Mark.tsx";
import { useProject } from "../state/ProjectContext.ts";
import { useTexts } from "./TextsContext.ts";
import { Tree } from "./Tree.tsx";
import { WorkView } from "./WorkView.tsx";

/** Tree, work, and what is chosen; where a narrow window needs its width for a picture or a table, the last lies over it on a press. */
export function Columns() {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  // A cell that is mended is mended there: in the same step, so that its field can take the focus.
  const mending = useProject(({ importing }) => importing.chosen?.mending);
  const [mended, setMended] = useState(mending);
  if (mended !== mending) {
    setMended(mending);
    if (mending !== undefined) setOpen(true);
  }
  return (
    <div className={isOpen ? "columns panel-open" : "columns"}>
      <Tree />
      <WorkView />
      <button type="button" className="panel-rail" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Sign name="chevron" />
        <span>{texts.frame.panel}</span>
      </button>
    </div>
  );
}
