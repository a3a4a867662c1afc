import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { isDrawing, namedPictures } from "../file/pictureNames.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";

type Fields = Readonly<Record<string, unknown>>;

const isPicture = (value: Fields): value is Fields & { readonly src: string } =>
  typeof value["src"] === "string" && typeof value["width"] === "number";

/** Every picture of a project by its published name, with its first place. */
export function pictureKeys(project: object): ReadonlyMap<string, { readonly at: Steps; readonly value: true }> {
  const found = new Map<string, { at: Steps; value: true }>();
  const named = namedPictures(project);
  const stems = new Map<object, string>(
    named.flatMap(({ uses, stem }) => uses.map(({ picture }) => [picture, stem] as const)),
  );
  const walk = (value: unknown, at: Steps): void => {
    if (Array.isArray(value)) value.forEach((each, index) => walk(each, [...at, index]));
    else if (isRecord(value) && isPicture(value)) {
      const key = stems.get(value) ?? stemIn(value.src);
      if (!found.has(key)) found.set(key, { at, value: true });
    } else if (isRecord(value))
      for (const [name, each] of Object.entries(value)) if (name !== "studio") walk(each, [...at, name]);
  };
  walk(isRecord(project) ? withoutMade(project) : project, []);
  return found;
}

/** Pictures that publishing generates: posters of tours, a brochure's pages. */
const withoutMade = ({ tours: _tours, brochure: _brochure, ...own }: Fields): Fields => own;

/** "site/b1-800.jpg" is one of the widths of "site/b1"; a drawing has none. */
function stemIn(src: string): string {
  const stem = src.toLowerCase().replace(/\.\w{1,5}$/, "");
  return isDrawing(src) ? stem : stem.replace(/-\d+$/, "");
}

/** A value with the pictures' texts but without their addresses and the studio's notes. */
export function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (!isRecord(value)) return value;
  if (isPicture(value)) return { alt: value["alt"], truth: value["truth"] };
  const own = Object.entries(value).filter(([name]) => name !== "studio");
  return Object.fromEntries(own.map(([name, each]) => [name, withoutAddresses(each)]));
}
