import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Draft } from "../../draft/draft.ts";
import { textsFiles } from "../../draft/file/ownTexts.ts";
import { readDraft } from "../../draft/file/readDraft.ts";
import { toPreview } from "../../draft/file/toPreview.ts";
import { colourVariables } from "../../draft/settings/colours.ts";
import { wordsFile } from "../../draft/settings/ownTexts.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { StudioError } from "../StudioError.ts";
import { readDraftText } from "./draftFile.ts";

/** The saved draft, and the project that the real elements preview, using the owner's own files. @throws StudioError if it is unreadable */
export async function previewDraft(
  folder: OwnerFolder,
): Promise<{ readonly draft: Draft; readonly project: ProjectFile }> {
  const draft = await savedDraft(folder);
  return { draft, project: toPreview(draft) };
}

/** The words of a language that the elements do not include. @throws StudioError */
export async function previewTexts(folder: OwnerFolder, locale: string): Promise<object> {
  const file = textsFiles(await savedDraft(folder)).find((each) => each.locale === locale);
  if (!file) throw new StudioError("missing", `The draft has no words in "${locale}".`);
  return file.texts;
}

/** The owner's settings for the elements: colours as variables, and words by language. */
export type Embedding = {
  readonly variables: readonly (readonly [name: string, value: string])[];
  readonly texts: Readonly<Record<string, object>>;
};

/** @throws StudioError */
export async function previewEmbedding(folder: OwnerFolder): Promise<Embedding> {
  const { words = {}, colours = {} } = (await savedDraft(folder)).settings;
  const texts = Object.entries(words).map(([locale, own]) => [locale, wordsFile(own)] as const);
  return { variables: colourVariables(colours), texts: Object.fromEntries(texts) };
}

async function savedDraft(folder: OwnerFolder): Promise<Draft> {
  const { text = "" } = await readDraftText(folder);
  const read = readDraft(text);
  if (!read.ok) throw new StudioError("draftBroken", read.failure.message);
  return read.draft;
}
