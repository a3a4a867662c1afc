import type { WidgetDefinition } from "../../src/element/defineWidget.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { projectUrl } from "../finder/WidgetProject.tsx";

type FinderElement = { readonly screens: readonly ScreenName[]; readonly attributes: readonly string[] };

/** Takes a server's markup over; the code that only pages of a server need comes beside the project. */
export function takeOverFinder(element: FinderElement, views: Views): NonNullable<WidgetDefinition["takeOver"]> {
  return async (host, view) => {
    const src = projectUrl(host, host.attribute("project"));
    if (src !== undefined) void loadProject(src);
    const { bringFinder } = await import("./bringFinder.ts");
    return bringFinder({ element, views, host, view, src });
  };
}
