import { createStore, type StoreApi } from "zustand/vanilla";
import { problemsOf } from "../../draft/checks/problemsOf.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { OpenProblem } from "../../draft/checks/problemGroups.ts";
import type { Draft } from "../../draft/draft.ts";
import { apply, type DraftChange, type History, redo, endStep, startHistory, undo } from "../../draft/history.ts";
import { type ImportState, withoutLastAnswers } from "../apartments/import/chosenFile.ts";
import { afterChange, type Publishing } from "./publishing.ts";
import type { Saving } from "./saving.ts";
import type { Uploading } from "./uploading.ts";
import { areSamePlace, type View, viewOf } from "./view.ts";

/** The state of an opened folder. */
export type ProjectState = {
  readonly folder: string;
  readonly history: History;
  readonly saving: Saving;
  readonly view: View;
  readonly importing: ImportState;
  /** Computed shortly after the last change, so they may refer to a slightly older draft. */
  readonly problems: readonly Problem[];
  /** Set while the problems of a group are opened one after the other. */
  readonly opened: OpenProblem | undefined;
  readonly publishing: Publishing;
  readonly uploading: Uploading;
  /** Number of open windows on this folder, including this one. */
  readonly windows: number;
  /** The folder that was opened instead of this one in the meantime; undefined while this one is open. */
  readonly elsewhere: string | undefined;
};

export type ProjectStore = StoreApi<ProjectState>;

/** The problems are computed once nothing has changed for this long. */
const problemsDelayMs = 250;

export function createProjectStore(folder: string, draft: Draft): ProjectStore {
  const store = createStore<ProjectState>(() => ({
    folder,
    history: startHistory(draft),
    saving: { kind: "saved", at: undefined },
    view: viewOf(window.history.state),
    importing: { step: "file" },
    problems: problemsOf(draft),
    opened: undefined,
    publishing: { kind: "idle" },
    uploading: { kind: "idle", output: "" },
    windows: 1,
    elsewhere: undefined,
  }));
  let problemsTimer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe(({ history, view, importing }, before) => {
    // Once the view changes after an applied import, the next import starts over.
    if (view !== before.view && importing.step === "applied") store.setState({ importing: { step: "file" } });
    if (history.draft === before.history.draft) return;
    const { publishing } = store.getState();
    const remaining = afterChange(publishing, history.draft);
    if (remaining !== publishing) store.setState({ publishing: remaining });
    clearTimeout(problemsTimer);
    problemsTimer = setTimeout(
      () => store.setState({ problems: problemsOf(store.getState().history.draft) }),
      problemsDelayMs,
    );
  });
  return store;
}

export const draftOf = (store: ProjectStore): Draft => store.getState().history.draft;

const step = (store: ProjectStore, next: (history: History) => History): void =>
  store.setState(({ history }) => ({ history: next(history) }));

/** Applies a change to the draft. */
export const change = (store: ProjectStore, draftChange: DraftChange): void =>
  step(store, (history) => apply(history, draftChange));
/** Ends the current step, so that the next change is a separate one. */
export const endUndoStep = (store: ProjectStore): void => step(store, endStep);
/** On the import's screen, undo reverts its last step about cells first: the import without that step; undefined if there is none. */
export const importAfterUndo = ({ view, importing }: ProjectState): ImportState | undefined =>
  view.kind === "importList" ? withoutLastAnswers(importing) : undefined;
export function undoStep(store: ProjectStore): void {
  const importing = importAfterUndo(store.getState());
  if (importing) store.setState({ importing });
  else step(store, undo);
}
export const redoStep = (store: ProjectStore): void => step(store, redo);

/** Opens a view; the browser's Back button returns to the previous one. */
export function show(store: ProjectStore, view: View): void {
  const isSame = areSamePlace(view, store.getState().view);
  store.setState({ view });
  if (isSame) window.history.replaceState({ view }, "");
  else window.history.pushState({ view }, "");
}

/** Follows the browser's Back and Forward buttons; returns a function that stops following. */
export function followBack(store: ProjectStore): () => void {
  const follow = ({ state }: PopStateEvent) => store.setState({ view: viewOf(state) });
  window.addEventListener("popstate", follow);
  return () => window.removeEventListener("popstate", follow);
}
