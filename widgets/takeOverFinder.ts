import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import { takeOverMarkup } from "./takeOverMarkup.ts";
import { projectUrl } from "./WidgetProject.tsx";

type FinderElement = { readonly screens: readonly string[]; readonly attributes: readonly string[] };

/** Takes a server's markup over; the code that only pages of a server need comes beside the project. */
export function takeOverFinder(element: FinderElement): NonNullable<WidgetDefinition["takeOver"]> {
  const { screens } = element;
  return (host, view) => {
    const src = projectUrl(host, host.attribute("project"));
    return takeOverMarkup({
      element,
      host,
      src,
      bring: async (rendered, stamp) => {
        const { bringFinder } = await import("./bringFinder.ts");
        return bringFinder({ host, screens, view, src: src ?? "", rendered, stamp });
      },
    });
  };
}
