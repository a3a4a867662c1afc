import { useCallback, useInsertionEffect } from "react";
import { Brochure } from "../src/brochure/Brochure.tsx";
import type { BrochureProps } from "../src/brochure/brochureProps.ts";
import type { WidgetDefinition } from "../src/element/defineWidget.ts";
import type { Host } from "../src/element/host.ts";
import { useAttribute } from "../src/element/attributes/useAttribute.ts";
import type { Project } from "../src/project/types.ts";
import { announceEvent, projectUrl, WidgetProject, loadLanguages } from "./finder/WidgetProject.tsx";
import { brochure as element } from "./contract/elements.ts";

/**
 * `<kulla-brochure>`: a flip book that loads only what it shows (docs/developers/specification.md, section 2, "Brochure").
 *
 * An address that ends in `#page=46` opens the book at that page, counted from 1; "copy link" creates such addresses.
 * Its attributes, events, members and parts: `contract/`. Children are the fallback: they stay until the element has loaded.
 */
export const widget: WidgetDefinition = {
  tag: "kulla-brochure",
  attributes: element.attributes,
  component: ({ host }) => (
    <WidgetProject host={host}>
      {(project, src) => <LoadedBook key={src} host={host} project={project} />}
    </WidgetProject>
  ),
  languages: loadLanguages,
  styles: "kulla-brochure",
  hydrate: async (host, view) => {
    const { hydrateMarkup } = await import("./hydration/hydrateMarkup.ts");
    return hydrateMarkup({
      element,
      host,
      src: projectUrl(host, host.attribute("project")),
      loadInput: async () => ({ view }),
    });
  },
};

function LoadedBook({ host, project }: { host: Host; project: Project }) {
  // In the same React commit as the first screen, before views measure themselves.
  useInsertionEffect(host.replaceFallback, [host]);
  const announce = useCallback<BrochureProps["announce"]>(
    (name, detail) => void announceEvent(host, name, detail),
    [host],
  );
  return (
    <Brochure brochure={project.brochure} page={usePage(host, project)} announce={announce} connect={host.connect} />
  );
}

/** The attribute `page`, counted from 0; `undefined` if absent or not a number. A number beyond the last page opens the last page. */
function usePage(host: Host, { brochure }: Project): number | undefined {
  const page = useAttribute(host, "page");
  if (!page || !brochure) return undefined;
  const requested = /^\d{1,6}$/.test(page) ? Number(page) : undefined;
  const last = brochure.pages.length - 1;
  if (requested === undefined || requested > last)
    host.warn(`has no page "${page}": pages are counted from 0, the last is ${last}.`);
  return requested;
}
