import type { Fields, TestedForm, View } from "./form.ts";
import { lossOf, thanksFor } from "./judge.ts";
import type { Line } from "./inquiryService.ts";

/** The text that must be in an apartment's form while its submission is neither thanked for nor abandoned. */
type Draft = { readonly words: string; readonly fields: Fields; readonly thanksBefore: number };

/** The author of one sequence's submissions, who notices when their words are gone. */
export type Visitor = {
  /** Compares the form on screen with the written text. */
  read(): Promise<View>;
  type(): Promise<void>;
  edit(): Promise<void>;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly complaints: string[];
};

const pressMs = 5000;

export function visitorOf(form: TestedForm, line: Line, name: string): Visitor {
  const drafts = new Map<string, Draft>();
  const complaints: string[] = [];
  let submissions = 0;

  const check = (view: View): void => {
    const expected = drafts.get(form.apartment);
    if (!view.isOpen || view.apartment !== form.apartment || !expected || isSame(view.fields, expected.fields)) return;
    drafts.delete(form.apartment);
    const isEmpty = Object.values(view.fields).every((value) => value === "");
    const loss = isEmpty
      ? lossOf({ posts: line.posts, diary: view.diary }, expected.words, expected.thanksBefore)
      : `"${expected.words}" has become ${JSON.stringify(view.fields)}`;
    if (loss) complaints.push(loss);
  };
  const read = async (): Promise<View> => {
    const view = await form.look();
    check(view);
    return view;
  };
  const write = async (fields: Fields): Promise<void> => {
    for (const [field, value] of Object.entries(fields)) {
      await form.root.locator(`[name=${field}]`).fill(value, { timeout: pressMs });
    }
  };
  const nextWords = (): string => `${name}.${(submissions += 1)}`;

  return {
    drafts,
    complaints,
    read,
    type: async () => {
      const { isSending, diary } = await read();
      if (isSending) return;
      const words = nextWords();
      const fields = Object.fromEntries(form.names.map((field) => [field, wordsFor(field, words)]));
      await write(fields);
      drafts.set(form.apartment, { words, fields, thanksBefore: thanksFor({ posts: [], diary }, form.apartment) });
    },
    edit: async () => {
      const { isSending, fields: before, diary } = await read();
      const [field = ""] = form.names;
      // Three empty fields are typed into, not edited.
      if (isSending || before[field] === "") return;
      const words = nextWords();
      const value = wordsFor(field, words);
      await write({ [field]: value });
      const fields = { ...before, [field]: value };
      drafts.set(form.apartment, { words, fields, thanksBefore: thanksFor({ posts: [], diary }, form.apartment) });
    },
  };
}

function wordsFor(field: string, words: string): string {
  if (field.endsWith("email")) return `${words}@shembull.com`;
  if (field === "phone") return "+383 44 123 456";
  if (field === "message") return `${words}\nA ka vend parkimi?`;
  return `${words} Arta „Ëndrra“ <b>`;
}

function isSame(fields: Fields, others: Fields): boolean {
  return Object.entries(others).every(([name, value]) => fields[name] === value);
}
