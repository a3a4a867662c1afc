import type { ProjectFile } from "../../../../src/project/file/projectShape.ts";
import type { Tag } from "../../../../widgets/contract/tags.ts";
import { renderElement } from "../../../../widgets/server.tsx";

/** Stands for the address of the host in rendered files: a folder does not know where it will lie. */
const host = "https://kulla.invalid/";

const locales = ["sq", "en", "de"] as const;

/** The floors of a project with hundreds of them are rendered in the browser: publishing does not wait for them. */
const mostStarts = 100;

type Start = { readonly tag: Tag; readonly attributes: Readonly<Record<string, string | number>> };

/**
 * Elements as HTML, for systems that cannot render them, such as our WordPress plugin: `rendered/floor-explorer-k5-3.en.html`. Where an
 * element can start: at the site, a tower or a floor; apartments would be thousands of files.
 */
export function renderedFiles(project: ProjectFile): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { tag, attributes } of startsOf(project).slice(0, mostStarts)) {
    const name = [tag.replace("kulla-", ""), ...Object.values(attributes)].join("-");
    // A name that is not the same in every address and file system: such a start is rendered in the browser.
    if (!/^[\w-]+$/.test(name)) continue;
    for (const locale of locales) {
      const places = { projectUrl: `${host}project/project.json`, scriptBase: `${host}widgets/` };
      const html = renderElement(tag, { attributes: { ...attributes, locale }, project, ...places });
      files.set(`rendered/${name}.${locale}.html`, `${html}\n`);
    }
  }
  return files;
}

function startsOf({ towers, floors, brochure }: ProjectFile): readonly Start[] {
  return [
    { tag: "kulla-apartment-picker", attributes: {} },
    { tag: "kulla-building-picker", attributes: {} },
    { tag: "kulla-apartment-search", attributes: {} },
    ...(brochure ? [{ tag: "kulla-brochure", attributes: {} } as const] : []),
    ...towers.map(({ id }) => ({ tag: "kulla-building-picker", attributes: { tower: id } }) as const),
    ...floors.map(({ tower, floor }) => ({ tag: "kulla-floor-explorer", attributes: { tower, floor } }) as const),
  ];
}
