import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand/react";
import { useShallow } from "zustand/react/shallow";
import type { Problem } from "../../draft/checks/problem.ts";
import type { Draft, DraftProject } from "../../draft/draft.ts";
import type { ProjectState, ProjectStore } from "./projectStore.ts";
import type { Saver } from "./startSaving.ts";

export type OpenedProject = { readonly store: ProjectStore; readonly saver: Saver };

export const ProjectContext = createContext<OpenedProject | undefined>(undefined);

export function useOpenProject(): OpenedProject {
  const opened = useContext(ProjectContext);
  if (!opened) throw new Error("No project is open: this view must be inside an open project.");
  return opened;
}

export const useProjectStore = (): ProjectStore => useOpenProject().store;

export function useProject<T>(select: (state: ProjectState) => T): T {
  return useStore(useProjectStore(), select);
}

/** A part of the project; the component renders again only when that part changes. */
export const useProjectPart = <T>(select: (project: DraftProject) => T): T =>
  useProject(({ history }) => select(history.draft.project));

/** Like `useProjectPart`, for a list or object that is created on each call: it stays the same while its elements do. */
export const useProjectParts = <T>(select: (project: DraftProject) => T): T => useProjectPart(useShallow(select));

export const useDraft = (): Draft => useProject(({ history }) => history.draft);

/** Problems of the draft, and problems of its files that made the last publication fail. */
export function useProblems(): readonly Problem[] {
  const problems = useProject((state) => state.problems);
  const refusal = useProject(({ publishing }) => (publishing.kind === "refused" ? publishing.problems : undefined));
  return useMemo(() => (refusal ? [...refusal, ...problems] : problems), [refusal, problems]);
}
