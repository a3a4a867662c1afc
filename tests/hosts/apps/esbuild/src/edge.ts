import { renderElement } from "kulla/server";

/** What a function at the edge of a network answers with. */
export const answer = (project: unknown): string =>
  renderElement("kulla-building-picker", {
    attributes: { tower: "elm" },
    project,
    projectUrl: "/kulla/project.json",
    scriptBase: "/widgets/",
  });
