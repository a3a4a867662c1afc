import { createContext } from "react";
import type { Result } from "../failure/result.ts";
import type { ParsedProject } from "../project/parseProject.ts";
import type { Project } from "../project/types.ts";
import { knownProject, loadProject } from "../services/loadProject.ts";

/** A project; `live`: with what its availability file tells, where that is at hand before anything is rendered. */
export type SourcedProject = ParsedProject & { readonly live?: Project };

/** Where a project comes from: in a browser from the network, on a server from whoever renders. */
export type ProjectSource = {
  /** What is at hand already, so that the first render has it. */
  known(url: string | undefined): Result<SourcedProject> | undefined;
  load(url: string): Promise<Result<SourcedProject>>;
};

export const ProjectSourceContext = createContext<ProjectSource>({
  known: (url) => {
    const value = knownProject(url);
    return value && { ok: true, value };
  },
  load: loadProject,
});
