import { renderElement } from "kulla/server";

/** The response of an edge function. */
export const answer = (project: unknown): string =>
  renderElement("kulla-building-picker", {
    attributes: { tower: "elm" },
    project,
    projectUrl: "/kulla/project.json",
    scriptBase: "/widgets/",
  });
