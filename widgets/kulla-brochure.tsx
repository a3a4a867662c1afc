import { useCallback, useInsertionEffect } from "react";
import { Brochure } from "../src/brochure/Brochure.tsx";
import { brochureSheets } from "../src/brochure/brochureSheets.ts";
import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import type { Host } from "../src/element/host.ts";
import { useAttribute } from "../src/element/useAttribute.ts";
import { gateSheet } from "../src/loading/gateSheet.ts";
import type { Project } from "../src/project/types.ts";
import { WidgetProject } from "./WidgetProject.tsx";

/**
 * `<kulla-brochure>`: A flip book that never loads more than it shows (specification 2, "Brochure").
 *
 * Attributes, all optional, all may change at any time:
 * - `page`: page to open at, from 0; without it the book is closed until the first scroll or press
 * - `project`: URL of the project file, as the page sees it; default: `../project/project.json` beside the scripts' folder
 * - `locale`: `sq` (default), `en`, `de`
 * - `theme`: `light` (default), `dark`, `auto`
 * - `heading-level`: the level its headings begin at, 1 to 6; default 2
 * - `texts`: JSON of own words by key; as property an object
 * - `partner`: goes along with every event
 *
 * Events, bubbling and composed; details in types.ts:
 * - `projectload`, `projectfail`, `pagechange`
 *
 * An address that ends in `#page=46` opens the book at that page, counted from 1; "copy link" makes such addresses.
 * Every attribute has a property of the same name in camel case. Read `screen` (`{ name: "closed" }` or `{ name: "open", page }`);
 * call `show(screen)`, `back()` (closes the book).
 * Children are the fallback: they stay until the element can stand in for them.
 * Style: `--kulla-…` variables, `::part(stage button dialog)`.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-brochure",
  attributes: ["project", "locale", "theme", "heading-level", "partner", "page"],
  component: ({ host }) => (
    <WidgetProject host={host}>
      {(project, src) => <LoadedBook key={src} host={host} project={project} />}
    </WidgetProject>
  ),
  sheets: [gateSheet, ...brochureSheets],
};

function LoadedBook({ host, project }: { host: Host; project: Project }) {
  // Before any view measures itself: until then the fallback children stand in its place.
  useInsertionEffect(host.takeOver, [host]);
  const announce = useCallback((name: string, detail: object) => void host.emit(name, detail), [host]);
  return <Brochure brochure={project.brochure} page={usePage(host)} announce={announce} connect={host.connect} />;
}

/** What is no page number says as much as none. */
function usePage(host: Host): number | undefined {
  const page = useAttribute(host, "page");
  if (page === null || page === "") return undefined;
  if (/^\d{1,6}$/.test(page)) return Number(page);
  host.warn(`has no page "${page}"; pages are counted from 0.`);
  return undefined;
}
