import type { WidgetDefinition } from "../../src/element/defineWidget.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import type { Views } from "../../src/finder/state/views.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { projectUrl } from "../finder/WidgetProject.tsx";

type FinderElement = { readonly screens: readonly ScreenName[]; readonly attributes: readonly string[] };

/** Hydrates a finder's server markup. Only pages with such markup load the code for it, in parallel with the project. */
export function hydrateFinder(element: FinderElement, views: Views): NonNullable<WidgetDefinition["hydrate"]> {
  return async (host, view) => {
    const src = projectUrl(host, host.attribute("project"));
    if (src !== undefined) void loadProject(src);
    const { loadFinderForHydration } = await import("./loadFinderForHydration.ts");
    return loadFinderForHydration({ element, views, host, view, src });
  };
}
