import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { loadProject } from "../src/services/loadProject.ts";
import type { FinderElement } from "./takeOverMarkup.ts";
import { projectUrl } from "./WidgetProject.tsx";

/** Takes a server's markup over, which only pages of a server need the code for; the project comes beside it. */
export function takeOverFinder(element: FinderElement): NonNullable<WidgetDefinition["takeOver"]> {
  return async (host, view) => {
    const src = projectUrl(host, host.attribute("project"));
    if (src !== undefined) void loadProject(src);
    const { takeOverMarkup } = await import("./takeOverMarkup.ts");
    return takeOverMarkup({ element, host, view, src });
  };
}
