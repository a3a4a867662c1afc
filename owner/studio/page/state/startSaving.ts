import type { Draft } from "../../draft/draft.ts";
import { askDraft, putDraft } from "../server/studioCalls.ts";
import { dropCopy, keepCopy, keepLastCopy, type LocalCopy } from "./localCopy.ts";
import { change, draftOf, type ProjectStore } from "./projectStore.ts";
import { isSafe } from "./saving.ts";
import { readDraft } from "../../draft/file/readDraft.ts";

/** Autosave, and the actions that the owner can trigger. */
export type Saver = {
  /** Saves now; returns whether everything is saved afterwards. */
  readonly saveNow: () => Promise<boolean>;
  /** Resolves a conflict with the draft on the screen: the folder's draft becomes the previous version. */
  readonly keepMine: () => Promise<void>;
  /** Resolves a conflict with the folder's draft: undo brings the one on the screen back. */
  readonly chooseFolderVersion: () => Promise<void>;
  readonly stop: () => void;
};

const [copyMs, saveMs, againMs] = [150, 1000, 10_000];

type Start = {
  readonly store: ProjectStore;
  /** The revision of the folder's draft on which the store's draft is based; "" if there is none yet. */
  readonly revision: string;
  /** The draft in the folder; undefined if it differs from the one on the screen. */
  readonly saved: Draft | undefined;
};

/** Autosave: saves one second after the last change. Until the server has confirmed it, the browser stores a copy, so that nothing is lost. */
export function startSaving({ store, revision, saved }: Start): Saver {
  const folderDraft: FolderDraft = { revision, saved };
  const timers = namedTimers();
  const unsavedCopy = (): LocalCopy => ({ draft: draftOf(store), revision: folderDraft.revision, atMs: Date.now() });
  const copy = () => keepCopy(store.getState().folder, unsavedCopy());
  const leave = () => {
    keepLastCopy(store.getState().folder, unsavedCopy());
    // A small draft still reaches the folder after the page is gone. A conflict must not be decided here.
    if (store.getState().saving.kind !== "conflict")
      void putDraft(draftOf(store), folderDraft.revision, { keepalive: true });
  };
  let running: Promise<boolean> | undefined;
  const saveNow = (): Promise<boolean> => {
    running ??= saveAll({ store, folderDraft, timers, copy, saveNow }).finally(() => (running = undefined));
    return running;
  };
  const noteChange = () => {
    const { saving } = store.getState();
    timers.start("copy", copy, copyMs);
    if (saving.kind === "conflict") return;
    if (saving.kind === "saved") store.setState({ saving: { kind: "waiting" } });
    timers.start("save", saveNow, saveMs);
  };
  const stops = [
    store.subscribe(({ history }, before) => history.draft !== before.history.draft && noteChange()),
    store.subscribe(({ elsewhere, saving }) => {
      if (elsewhere === undefined) return;
      timers.stop();
      if (!isSafe(saving)) void copy();
    }),
    guardLeaving(store, { copy, leave }),
    timers.stop,
  ];
  if (draftOf(store) !== saved) noteChange();
  return { saveNow, stop: () => stops.forEach((stop) => stop()), ...choices({ store, folderDraft, saveNow }) };
}

type Timers = ReturnType<typeof namedTimers>;

/** Timers by name; starting one replaces a running one of the same name. */
function namedTimers() {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    start: (name: string, work: () => unknown, ms: number): void => {
      clearTimeout(running.get(name));
      running.set(name, setTimeout(work, ms));
    },
    stop: () => running.forEach((timer) => clearTimeout(timer)),
  };
}

type Work = SaveContext & { readonly timers: Timers; readonly copy: () => Promise<unknown> };

/** Saves until the folder has the current draft; returns whether that succeeded. */
async function saveAll({ store, folderDraft, timers, copy, saveNow }: Work): Promise<boolean> {
  for (let draft = draftOf(store); draft !== folderDraft.saved; draft = draftOf(store)) {
    timers.stop();
    store.setState({ saving: { kind: "saving" } });
    await copy();
    const answer = await putDraft(draft, folderDraft.revision);
    if (!answer.ok) {
      const { failure } = answer;
      const isConflict = failure.code === "draftChanged";
      store.setState({ saving: isConflict ? { kind: "conflict" } : { kind: "failed", failure } });
      if (!isConflict) timers.start("save", saveNow, againMs);
      return false;
    }
    [folderDraft.revision, folderDraft.saved] = [answer.value.revision, draft];
  }
  timers.stop();
  await dropCopy(store.getState().folder);
  if (draftOf(store) === folderDraft.saved) store.setState({ saving: { kind: "saved", at: new Date() } });
  return true;
}

type Leaving = { readonly copy: () => unknown; readonly leave: () => void };

/** Makes the browser ask before the page is closed with unsaved work. */
function guardLeaving(store: ProjectStore, { copy, leave }: Leaving): () => void {
  const isUnsaved = () => !isSafe(store.getState().saving);
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  const hide = () => void (isUnsaved() && copy());
  const go = () => void (isUnsaved() && leave());
  window.addEventListener("beforeunload", ask);
  window.addEventListener("pagehide", go);
  document.addEventListener("visibilitychange", hide);
  return () => {
    window.removeEventListener("beforeunload", ask);
    window.removeEventListener("pagehide", go);
    document.removeEventListener("visibilitychange", hide);
  };
}

type FolderDraft = { revision: string; saved: Draft | undefined };
type SaveContext = {
  readonly store: ProjectStore;
  readonly folderDraft: FolderDraft;
  readonly saveNow: () => Promise<boolean>;
};

function choices({ store, folderDraft, saveNow }: SaveContext): Pick<Saver, "keepMine" | "chooseFolderVersion"> {
  const theirs = async () => {
    const answer = await askDraft();
    if (answer.ok) return answer.value;
    store.setState({ saving: { kind: "failed", failure: answer.failure } });
    return undefined;
  };
  return {
    keepMine: async () => {
      const found = await theirs();
      if (!found) return;
      [folderDraft.revision, folderDraft.saved] = [found.revision, undefined];
      await saveNow();
    },
    chooseFolderVersion: async () => {
      const found = await theirs();
      const read = found && readDraft(found.text ?? "");
      if (!found || !read?.ok) return;
      [folderDraft.revision, folderDraft.saved] = [found.revision, read.draft];
      store.setState({ saving: { kind: "saved", at: undefined } });
      change(store, { draft: read.draft, undoName: "takenFromFolder" });
      await saveNow();
      await dropCopy(store.getState().folder);
      store.setState({ saving: { kind: "saved", at: new Date() } });
    },
  };
}
