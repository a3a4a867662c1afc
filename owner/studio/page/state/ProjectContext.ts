import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand/react";
import { useShallow } from "zustand/react/shallow";
import type { Problem } from "../../draft/checks/problem.ts";
import type { Draft, DraftProject } from "../../draft/draft.ts";
import type { ProjectState, ProjectStore } from "./projectStore.ts";
import type { Saver } from "./startSaving.ts";

export type OpenedProject = { readonly store: ProjectStore; readonly saver: Saver };

export const ProjectContext = createContext<OpenedProject | undefined>(undefined);

export function useOpened(): OpenedProject {
  const opened = useContext(ProjectContext);
  if (!opened) throw new Error("Nothing is open: this view belongs into an opened project.");
  return opened;
}

export const useProjectStore = (): ProjectStore => useOpened().store;

export function useProject<T>(select: (state: ProjectState) => T): T {
  return useStore(useProjectStore(), select);
}

/** A part of the project: who takes no more than it shows is drawn anew only where that changes. */
export const useProjectPart = <T>(select: (project: DraftProject) => T): T =>
  useProject(({ history }) => select(history.draft.project));

/** As `useProjectPart`, of a list or record that is put together each time: the same one while its parts are the same. */
export const useProjectParts = <T>(select: (project: DraftProject) => T): T => useProjectPart(useShallow(select));

export const useDraft = (): Draft => useProject(({ history }) => history.draft);

/** What is wrong with the draft, and with its files where they were found to keep it from being published. */
export function useProblems(): readonly Problem[] {
  const problems = useProject((state) => state.problems);
  const refusal = useProject(({ publishing }) => (publishing.kind === "refused" ? publishing.problems : undefined));
  return useMemo(() => (refusal ? [...refusal, ...problems] : problems), [refusal, problems]);
}
