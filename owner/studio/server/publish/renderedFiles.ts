import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Tag } from "../../../../widgets/contract/tags.ts";
import { renderElement } from "../../../../widgets/server.tsx";

/** A placeholder for the host's address in rendered files: a folder does not know its final address. */
const host = "https://kulla.invalid/";

const locales = ["sq", "en", "de"] as const;

/** At most this many elements are rendered; the others render in the browser: publishing does not wait for them. */
const maxRendered = 100;

type RenderedElement = { readonly tag: Tag; readonly attributes: Readonly<Record<string, string | number>> };

/**
 * Elements as HTML, for systems that cannot render them, such as our WordPress plugin: `rendered/floor-explorer-k5-3.en.html`. Only
 * elements that start at the site, a tower or a floor: one for each apartment would be thousands of files.
 */
export function renderedFiles(project: ProjectFile): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { tag, attributes } of elementsOf(project).slice(0, maxRendered)) {
    const name = [tag.replace("kulla-", ""), ...Object.values(attributes)].join("-");
    // Other characters are written differently in addresses and file systems: such elements render in the browser.
    if (!/^[\w-]+$/.test(name)) continue;
    for (const locale of locales) {
      const places = { projectUrl: `${host}project/project.json`, scriptBase: `${host}widgets/` };
      const html = renderElement(tag, { attributes: { ...attributes, locale }, project, ...places });
      files.set(`rendered/${name}.${locale}.html`, `${html}\n`);
    }
  }
  return files;
}

function elementsOf({ towers, floors, brochure }: ProjectFile): readonly RenderedElement[] {
  return [
    { tag: "kulla-apartment-picker", attributes: {} },
    { tag: "kulla-building-picker", attributes: {} },
    { tag: "kulla-apartment-search", attributes: {} },
    ...(brochure ? [{ tag: "kulla-brochure", attributes: {} } as const] : []),
    ...towers.map(({ id }) => ({ tag: "kulla-building-picker", attributes: { tower: id } }) as const),
    ...floors.map(({ tower, floor }) => ({ tag: "kulla-floor-explorer", attributes: { tower, floor } }) as const),
  ];
}
