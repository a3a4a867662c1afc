import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { loadProject } from "../src/services/loadProject.ts";
import type { FinderElement } from "./lookAtMarkup.ts";
import { projectUrl } from "./WidgetProject.tsx";

/** Looks at a server's markup, which only pages of a server need the code for; the project comes beside it. */
export function lookAtFinder(element: FinderElement): NonNullable<WidgetDefinition["lookAtMarkup"]> {
  return async (host, stamp) => {
    const src = projectUrl(host, host.attribute("project"));
    if (src === undefined) return "missing";
    void loadProject(src);
    const { lookAtMarkup } = await import("./lookAtMarkup.ts");
    return lookAtMarkup({ element, host, src, stamp });
  };
}
