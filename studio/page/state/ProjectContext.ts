import { createContext, useContext } from "react";
import { useStore } from "zustand/react";
import type { Draft } from "../../draft/draft.ts";
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

export const useDraft = (): Draft => useProject(({ history }) => history.draft);
