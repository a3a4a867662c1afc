import { useEffect, useState } from "react";
import type { Language } from "../text/studioTexts.ts";
import { languageFirst, rememberLanguage } from "./frame/TextsContext.ts";
import { FolderScreen } from "./start/FolderScreen.tsx";
import { StartScreen } from "./start/StartScreen.tsx";
import { OpenProject } from "./frame/OpenProject.tsx";
import { StudioBoundary } from "./frame/StudioBoundary.tsx";
import { TextsProvider } from "./frame/TextsProvider.tsx";
import type { Draft } from "../draft/draft.ts";
import { readDraft } from "../draft/file/readDraft.ts";
import { importSiteFile } from "../draft/website/website.ts";
import type { Failure, StudioState } from "../draft/api.ts";
import { workIn } from "./server/askStudio.ts";
import { readFilesFrom } from "./server/folderAddresses.ts";
import { askState } from "./server/studioCalls.ts";
import { dropCopy } from "./state/localCopy.ts";
import { openProject, type Opened } from "./state/openProject.ts";
import { change, createProjectStore } from "./state/projectStore.ts";
import type { OpenedProject } from "./state/ProjectContext.ts";
import { startSaving } from "./state/startSaving.ts";
import { storeImports } from "./state/storedImport.ts";

type Phase =
  | { readonly kind: "opening" }
  /** The start page: `failure` is why the server's state could not be loaded, `state` what the server reported. */
  | { readonly kind: "start"; readonly failure?: Failure; readonly state?: StudioState }
  /** A folder without a usable draft. */
  | { readonly kind: "folder"; readonly folder: string; readonly found: Exclude<Opened, { kind: "draft" }> }
  | { readonly kind: "open"; readonly project: OpenedProject };

/** The studio's page: the open folder, or the start page. */
export function Studio() {
  const [language, setLanguage] = useState(languageFirst);
  const [phase, setPhase] = useState<Phase>({ kind: "opening" });
  useEffect(() => void findPhase().then(setPhase), []);
  const look = async () => setPhase(await findPhase());
  const toStart = async () => setPhase(await startPhase());
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };
  const opened = async (how: "asked" | "sample") => {
    // The last view in the tab's history belongs to another folder.
    window.history.replaceState(null, "");
    const next = await findPhase();
    const found = next.kind === "folder" && next.found.kind === "new" ? next.found : undefined;
    if (how === "sample" && next.kind === "folder" && found?.project)
      setPhase(beginning(next.folder, found.project, found));
    else setPhase(next);
  };
  return (
    <TextsProvider language={language} choose={choose}>
      <StudioBoundary>
        {phase.kind === "start" && (
          <StartScreen
            failure={phase.failure}
            sample={phase.state?.sample ?? undefined}
            openNow={phase.state?.folder ?? undefined}
            back={() => void look()}
            opened={(how) => void opened(how)}
          />
        )}
        {phase.kind === "folder" && (
          <FolderScreen
            folder={phase.folder}
            found={phase.found}
            again={look}
            start={(draft) => setPhase(beginning(phase.folder, draft, phase.found))}
            toStart={() => void toStart()}
          />
        )}
        {phase.kind === "open" && (
          <OpenProject project={phase.project} toStart={() => void toStart()} goThere={() => void opened("asked")} />
        )}
      </StudioBoundary>
    </TextsProvider>
  );
}

async function startPhase(): Promise<Phase> {
  workIn(undefined);
  const state = await askState();
  if (state.ok) readFilesFrom(state.value.addresses);
  return state.ok ? { kind: "start", state: state.value } : { kind: "start", failure: state.failure };
}

async function findPhase(): Promise<Phase> {
  const phase = await startPhase();
  const folder = phase.kind === "start" ? phase.state?.folder : undefined;
  if (typeof folder !== "string") return phase;
  workIn(folder);
  const opened = await openProject(folder);
  return opened.kind === "draft"
    ? { kind: "open", project: begin(folder, opened) }
    : { kind: "folder", folder, found: opened };
}

/** Opens a draft that has not been saved to the folder yet. */
const beginning = (folder: string, draft: Draft, found: Opened): Phase => ({
  kind: "open",
  project: begin(folder, { draft, revision: "", site: "site" in found ? found.site : null }),
});

/** Opens a draft; an unsaved copy in the browser is applied as one undoable step. A `revision` of "" means not saved yet. */
function begin(
  folder: string,
  { draft: read, revision, copy, importing, site }: Omit<Extract<Opened, { kind: "draft" }>, "kind">,
): OpenedProject {
  const draft = importSiteFile(read, site);
  const store = createProjectStore(folder, draft);
  if (importing) store.setState({ importing });
  storeImports(store);
  // Parsed the same way as the folder's draft, so that equal drafts compare as equal.
  const unsaved = copy && readDraft(JSON.stringify(copy.draft));
  const restored = unsaved?.ok === true ? importSiteFile(unsaved.draft, site) : undefined;
  const isUnsaved = restored !== undefined && JSON.stringify(restored) !== JSON.stringify(draft);
  if (copy && !isUnsaved) void dropCopy(folder);
  if (isUnsaved) change(store, { draft: restored, undoName: "heldByBrowser" });
  if (isUnsaved && copy?.revision !== revision) store.setState({ saving: { kind: "conflict" } });
  const saved = revision === "" ? undefined : read;
  // A copy based on a different revision of the draft keeps that revision until the owner has chosen.
  return { store, saver: startSaving({ store, revision: isUnsaved && copy ? copy.revision : revision, saved }) };
}
