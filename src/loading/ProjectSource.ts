import { createContext } from "react";
import type { Result } from "../failure/failure.ts";
import type { ParsedProject } from "../project/parseProject.ts";
import { knownProject, loadProject } from "../services/loadProject.ts";

/** Where a project comes from: the network in a browser, the caller on a server. */
export type ProjectSource = {
  /** The project if it has loaded already, for the first render. */
  loaded(url: string | undefined): Result<ParsedProject> | undefined;
  load(url: string): Promise<Result<ParsedProject>>;
};

export const ProjectSourceContext = createContext<ProjectSource>({
  loaded: (url) => {
    const value = knownProject(url);
    return value && { ok: true, value };
  },
  load: loadProject,
});
