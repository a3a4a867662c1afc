import { useEffect } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { type OpenedProject, ProjectContext } from "../state/ProjectContext.ts";
import { followServer } from "../state/followServer.ts";
import { followBack, redoStep, show, undoStep } from "../state/projectStore.ts";
import { Bar, BarOnly } from "./Bar.tsx";
import { Columns } from "./Columns.tsx";
import { MovedAside } from "./MovedAside.tsx";
import { NotSaved } from "./SavedState.tsx";
import { StudioBoundary } from "./StudioBoundary.tsx";
import { focusWork } from "./focusWork.ts";
import { ProblemBar } from "../overview/ProblemBar.tsx";
import { PhonePreview } from "../publish/PreviewScreen.tsx";
import { useStudioTexts } from "./TextsContext.ts";
import { useIsPhone } from "./useIsPhone.ts";
import { useProject } from "../state/ProjectContext.ts";

type Props = {
  readonly project: OpenedProject;
  readonly toStart: () => void;
  /** Leads to the folder that is open now. */
  readonly goThere: () => void;
};

/** The frame around an open project: bar, tree, work, panel. */
export function OpenProject({ project, toStart, goThere }: Props) {
  const { store, saver } = project;
  const leave = async () => {
    // A failure to save is reported here, before the project is closed.
    if (!(await saver.saveNow())) return;
    saver.stop();
    toStart();
  };
  const follow = () => {
    saver.stop();
    goThere();
  };
  useEffect(() => followBack(store), [store]);
  useEffect(() => followKeys(project), [project]);
  useEffect(() => followServer(store), [store]);
  return (
    <ProjectContext value={project}>
      <div className="frame">
        <StudioBoundary>
          <Opened toStart={() => void leave()} goThere={follow} />
        </StudioBoundary>
      </div>
    </ProjectContext>
  );
}

function Opened({ toStart, goThere }: Omit<Props, "project">) {
  const texts = useStudioTexts();
  const elsewhere = useProject((state) => state.elsewhere);
  const publishing = useProject((state) => state.publishing.kind);
  if (elsewhere !== undefined) return <Elsewhere folder={elsewhere} goThere={goThere} />;
  return (
    <>
      <button type="button" className="skip" onClick={focusWork}>
        {texts.frame.skipToWork}
      </button>
      <Bar toStart={toStart} />
      <NotSaved />
      <Windows />
      <MovedAside after={publishing} />
      <ProblemBar />
      <Work />
    </>
  );
}

/** Another folder was opened, so this project can no longer be edited here. */
function Elsewhere({ folder, goThere }: { readonly folder: string; readonly goThere: () => void }) {
  const texts = useStudioTexts();
  return (
    <>
      <BarOnly />
      <main className="work elsewhere" role="alert">
        <h1>{texts.start.elsewhere}</h1>
        <p>{fill(texts.start.elsewhereText, { folder })}</p>
        <button type="button" className="button button-filled" onClick={goThere}>
          {texts.start.goThere}
        </button>
      </main>
    </>
  );
}

function Work() {
  const isPhone = useIsPhone();
  return <StudioBoundary>{isPhone ? <PhonePreview /> : <Columns />}</StudioBoundary>;
}

function Windows() {
  const texts = useStudioTexts();
  const windows = useProject((state) => state.windows);
  return windows > 1 ? (
    <p className="two-windows" role="status">
      {texts.frame.twoWindows}
    </p>
  ) : null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Ctrl+Z, Shift+Ctrl+Z, Ctrl+S, Ctrl+Enter; in a text field, undo is left to the browser. */
function followKeys({ store, saver }: OpenedProject): () => void {
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const isUndo = (key === "z" || key === "y") && !isTyping(event.target);
    if (isUndo && (event.shiftKey || key === "y")) redoStep(store);
    else if (isUndo) undoStep(store);
    else if (key === "s") void saver.saveNow();
    else if (key === "enter") show(store, { kind: "preview" });
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
