import type { Layout, Project } from "./types.ts";

/** The drawing of a home of an id. */
export function findLayout(project: Project, id: string): Layout | undefined {
  return project.layouts.find((layout) => layout.id === id);
}
