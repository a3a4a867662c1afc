import type { WidgetDefinition } from "../../src/element/defineWidget.ts";
import { loadProject } from "../../src/services/loadProject.ts";
import { projectUrl } from "../finder/WidgetProject.tsx";

type FinderElement = { readonly screens: readonly string[]; readonly attributes: readonly string[] };

/** Takes a server's markup over; the code that only pages of a server need comes beside the project. */
export function takeOverFinder(element: FinderElement): NonNullable<WidgetDefinition["takeOver"]> {
  const { screens } = element;
  return async (host, view) => {
    const src = projectUrl(host, host.attribute("project"));
    if (src !== undefined) void loadProject(src);
    const [{ takeOverMarkup }, { bringFinder }] = await Promise.all([
      import("./takeOverMarkup.ts"),
      import("./bringFinder.ts"),
    ]);
    return takeOverMarkup({
      element,
      host,
      src,
      bring: (rendered, stamp) => bringFinder({ host, screens, view, src: src ?? "", rendered, stamp }),
    });
  };
}
