import { isPlanFile } from "../apartments/fileTokens.ts";
import { plainWord } from "../../../sync/cells/cell.ts";
import type { Draft, DraftLayout, DraftPicture, DraftProject } from "../draft.ts";
import { type Addition, addLayout } from "./addition.ts";
import { changeProject, mapRecords } from "./records.ts";

/** Its id, and its names in all languages. */
export const namesOfLayout = ({ id, label = "" }: DraftLayout): readonly string[] =>
  [id, ...(typeof label === "string" ? [label] : Object.values(label))].filter(Boolean);

/** Words that precede a layout's own name: a list says "A" where the layout is "Typ A", and the other way round. */
const generic =
  /^(?:tipi|tip|typ|type|lloji|layout|grundriss|planimetria|plan|wohnungstyp|тип|osnova|основа)(?: (?:nr|no)\.?)?[ .:_-]+(?<core>.+)$/isu;

const coreOf = (name: string): string => plainWord(generic.exec(name.trim())?.groups?.["core"] ?? name);

/** The layout that a list calls by this name: by its id, else by one of its names, else by one without "Typ" and the like. */
export function layoutCalled(layouts: readonly DraftLayout[], name: string): DraftLayout | undefined {
  const named = (isSame: (own: string) => boolean) => layouts.filter((layout) => namesOfLayout(layout).some(isSame));
  const exact = layouts.find(({ id }) => id === name) ?? named((own) => plainWord(own) === plainWord(name))[0];
  if (exact) return exact;
  const alike = named((own) => coreOf(own) === coreOf(name));
  // "Typ A" and "Layout A" are two layouts; "A" may be either.
  return alike.length === 1 ? alike[0] : undefined;
}

/** The names of all layouts, by which lists know them. */
export const layoutNames = ({ layouts = [] }: DraftProject): ReadonlySet<string> =>
  new Set(layouts.flatMap(namesOfLayout).flatMap((name) => [plainWord(name), coreOf(name)]));

/** Changes one layout. */
export const changeLayout = (draft: Draft, id: string, change: (layout: DraftLayout) => DraftLayout): Draft =>
  changeProject(draft, (project) => {
    const layouts = mapRecords(project.layouts ?? [], (layout) => (layout.id === id ? change(layout) : layout));
    return layouts === project.layouts || !project.layouts ? project : { ...project, layouts };
  });

/** A file of the owner's folder as a picture, with its size in pixels. */
export type FilePicture = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The file that it was mirrored from. */
  readonly mirrorOf?: string;
};

/** A picture of a file. `before`: the replaced picture, whose `alt` and `whole` are adopted; `truth` only for its mirror image. */
export function pictureOfFile({ file, width, height, mirrorOf }: FilePicture, before?: DraftPicture): DraftPicture {
  const { alt = "", whole, truth } = before ?? {};
  const src = file.split("/").map(encodeURIComponent).join("/");
  const studio = { file, ...(mirrorOf !== undefined && { mirrorOf }) };
  const isMirrored = mirrorOf !== undefined && truth !== undefined;
  return { src, width, height, alt, ...(whole !== undefined && { whole }), ...(isMirrored && { truth }), studio };
}

const changePictures = (
  draft: Draft,
  id: string,
  change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
): Draft =>
  changeLayout(draft, id, (layout) => {
    const { pictures = [] } = layout;
    const changed = change(pictures);
    return changed === pictures ? layout : { ...layout, pictures: [...changed] };
  });

/** Appends pictures. */
export function addPictures(draft: Draft, id: string, files: readonly FilePicture[]): Draft {
  if (files.length === 0) return draft;
  const added = files.map((file) => pictureOfFile(file));
  return changePictures(draft, id, (pictures) => [...pictures, ...added]);
}

/** Moves the picture at `from` to the place `to` of the list. */
export const movePicture = (draft: Draft, id: string, { from, to }: { from: number; to: number }): Draft =>
  changePictures(draft, id, (pictures) => {
    const moved = pictures[from];
    if (!moved || to < 0 || to >= pictures.length || from === to) return pictures;
    return pictures.toSpliced(from, 1).toSpliced(to, 0, moved);
  });

/** Removes one of its pictures; the file stays in the folder. */
export const removePicture = (draft: Draft, id: string, at: number): Draft =>
  changePictures(draft, id, (pictures) => (pictures[at] ? pictures.toSpliced(at, 1) : pictures));

/** Changes one of its pictures. */
export const changePicture = (
  draft: Draft,
  { layout, at }: { readonly layout: string; readonly at: number },
  change: (picture: DraftPicture) => DraftPicture,
): Draft =>
  changePictures(draft, layout, (pictures) => mapRecords(pictures, (each, p) => (p === at ? change(each) : each)));

/** Sets the picture's text in one language: a text for all languages first becomes one for each. */
export function withWords(
  picture: DraftPicture,
  { locale, text, locales }: { readonly locale: string; readonly text: string; readonly locales: readonly string[] },
): DraftPicture {
  const { alt } = picture;
  const before = typeof alt === "string" ? Object.fromEntries(locales.map((each) => [each, alt])) : alt;
  const texts = Object.entries({ ...before, [locale]: text }).filter(([, words]) => words !== "");
  return { ...picture, alt: texts.length === 0 ? "" : Object.fromEntries(texts) };
}

/** Languages in which a picture has no text. */
export const silentLocales = ({ alt }: DraftPicture, locales: readonly string[]): readonly string[] =>
  typeof alt === "string" ? (alt === "" ? locales : []) : locales.filter((locale) => !alt[locale]);

/** Imports dropped folders: each becomes a layout, or fills the existing one of that name. A picture named as a plan becomes its plan. */
export function addFolders(
  draft: Draft,
  folders: readonly { readonly name: string; readonly files: readonly FilePicture[] }[],
): Addition {
  const ids: string[] = [];
  const next = folders.reduce((before, { name, files }) => {
    const existing = before.project.layouts?.find((layout) => isCalled(layout, name));
    const added: Addition = existing ? { draft: before, ids: [existing.id] } : addLayout(before, name);
    const [id = ""] = added.ids;
    ids.push(id);
    const plan = existing?.plan ? undefined : files.find(({ file }) => isPlanFile(file));
    const planned = plan
      ? changeLayout(added.draft, id, (layout) => ({ ...layout, plan: pictureOfFile(plan) }))
      : added.draft;
    return addPictures(
      planned,
      id,
      files.filter((file) => file !== plan),
    );
  }, draft);
  return { draft: next, ids };
}

const plain = (text: string): string => text.trim().normalize("NFC").toLowerCase();

const isCalled = (layout: DraftLayout, name: string): boolean =>
  namesOfLayout(layout).some((each) => plain(each) === plain(name));
