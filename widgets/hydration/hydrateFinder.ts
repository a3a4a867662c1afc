import type { WidgetDefinition } from "../../src/element/defineWidget.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { projectUrl } from "../finder/WidgetProject.tsx";

type FinderElement = { readonly screens: readonly ScreenName[]; readonly attributes: readonly string[] };

/** Hydrates a server's markup. The code for that is loaded in parallel with the project, and only on pages with such markup. */
export function hydrateFinder(element: FinderElement, views: Views): NonNullable<WidgetDefinition["hydrate"]> {
  return async (host, view) => {
    const src = projectUrl(host, host.attribute("project"));
    if (src !== undefined) void loadProject(src);
    const { loadFinderForHydration: bringFinder } = await import("./loadFinderForHydration.ts");
    return bringFinder({ element, views, host, view, src });
  };
}
