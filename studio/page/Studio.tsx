import { useEffect, useState } from "react";
import { FolderScreen } from "./start/FolderScreen.tsx";
import { StartScreen } from "./start/StartScreen.tsx";
import { OpenProject } from "./frame/OpenProject.tsx";
import { languageFirst, rememberLanguage, TextsProvider, type Language } from "./frame/TextsProvider.tsx";
import type { Fault } from "./server/askStudio.ts";
import { askState } from "./server/studioCalls.ts";
import { openProject, type Opened } from "./state/openProject.ts";
import { change, createProjectStore } from "./state/projectStore.ts";
import type { OpenedProject } from "./state/ProjectContext.ts";
import { startSaving } from "./state/startSaving.ts";

type Phase =
  | { readonly kind: "opening" }
  /** No folder is open: `fault` says why. */
  | { readonly kind: "start"; readonly fault?: Fault }
  /** A folder that cannot be worked on yet. */
  | { readonly kind: "folder"; readonly folder: string; readonly found: Exclude<Opened, { kind: "draft" }> }
  | { readonly kind: "open"; readonly project: OpenedProject };

/** The studio's page: the folder that is open, or the way to one. */
export function Studio() {
  const [language, setLanguage] = useState(languageFirst);
  const [phase, setPhase] = useState<Phase>({ kind: "opening" });
  const look = async () => setPhase(await findPhase());
  useEffect(() => void findPhase().then(setPhase), []);
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };
  return (
    <TextsProvider language={language} choose={choose}>
      {phase.kind === "start" && <StartScreen fault={phase.fault} opened={look} />}
      {phase.kind === "folder" && (
        <FolderScreen
          folder={phase.folder}
          found={phase.found}
          again={look}
          start={(draft) => setPhase({ kind: "open", project: begin(phase.folder, { draft, revision: "" }) })}
        />
      )}
      {phase.kind === "open" && <OpenProject project={phase.project} />}
    </TextsProvider>
  );
}

async function findPhase(): Promise<Phase> {
  const state = await askState();
  if (!state.ok) return { kind: "start", fault: state.fault };
  const { folder } = state.value;
  if (folder === null) return { kind: "start" };
  const opened = await openProject(folder);
  return opened.kind === "draft"
    ? { kind: "open", project: begin(folder, opened) }
    : { kind: "folder", folder, found: opened };
}

/** Works on a draft; what the browser still held of it is done to it as one step. A `revision` of "" is not saved yet. */
function begin(
  folder: string,
  { draft, revision, copy }: Pick<Extract<Opened, { kind: "draft" }>, "draft" | "revision" | "copy">,
): OpenedProject {
  const store = createProjectStore(folder, draft);
  const isHeld = copy !== undefined && JSON.stringify(copy.draft) !== JSON.stringify(draft);
  if (isHeld) change(store, { draft: copy.draft, name: "heldByBrowser" });
  if (isHeld && copy.revision !== revision) store.setState({ saving: { kind: "conflict" } });
  const saved = revision === "" ? undefined : draft;
  // A copy of another draft than the folder's stays one until the owner has chosen.
  return { store, saver: startSaving({ store, revision: isHeld ? copy.revision : revision, saved }) };
}
