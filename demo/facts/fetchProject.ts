import { parseProject, type Project } from "../../widgets/project.ts";

/** The site's own project, read as the elements read it. @throws where the file does not come or nothing of it can be shown */
export async function fetchProject(): Promise<Project> {
  const answer = await fetch("/project/project.json");
  return parseProject(await answer.json(), answer.url).project;
}
