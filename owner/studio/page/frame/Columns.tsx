import { useState } from "react";
import { Icon } from "./Icon.tsx";
import { useProject } from "../state/ProjectContext.ts";
import { useStudioTexts } from "./TextsContext.ts";
import { Tree } from "./Tree.tsx";
import { WorkView } from "./WorkView.tsx";

/** Tree, work and panel. In a narrow window, the panel lies over the work and is opened by a button. */
export function Columns() {
  const texts = useStudioTexts();
  const [isOpen, setOpen] = useState(false);
  // Opens the panel when a cell is to be corrected in it: during this render, so that the cell's field can take the focus.
  const correcting = useProject(({ importing }) => importing.chosen?.correcting);
  const [corrected, setCorrected] = useState(correcting);
  if (corrected !== correcting) {
    setCorrected(correcting);
    if (correcting !== undefined) setOpen(true);
  }
  return (
    <div className={isOpen ? "columns panel-open" : "columns"}>
      <Tree />
      <WorkView />
      <button type="button" className="panel-rail" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="chevron" />
        <span>{texts.frame.panel}</span>
      </button>
    </div>
  );
}
