import { parseProject, type Project } from "../../widgets/project.ts";

/** Fetches and parses the project in the same way as the elements. @throws if it cannot be read */
export async function fetchProject(): Promise<Project> {
  const answer = await fetch("/project/project.json");
  return parseProject(await answer.json(), answer.url).project;
}
