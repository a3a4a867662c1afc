import type { FailureCode } from "../../failure/failure.ts";
import { idle, type Letter } from "./letter.ts";
import { toJson } from "../../project/toJson.ts";

export type Fields<Field extends string> = Readonly<Record<Field, string>>;

/** What a visitor typed and has not sent for certain yet. */
export type Draft<Field extends string> = {
  /** Its own from the first stroke to the letter's arrival, over retries and reloads: who gets it twice can tell. */
  readonly id: string;
  readonly fields: Fields<Field>;
  /** When it was sent first, ISO date and time, the same over retries and reloads; "" before that. */
  readonly sentAt: string;
  readonly letter: Letter;
};

/** One place for one draft in the session's storage: it outlives closing the form and reloading the page, not the tab. */
export type DraftStore<Field extends string> = {
  /** The draft that lies there; else a new, empty one with an id of its own. */
  read(): Draft<Field>;
  write(draft: Draft<Field>): void;
  /** Notes how far the letter of that id is, where its draft still lies here. */
  note(id: string, letter: Letter): void;
  clear(): void;
  /** When the last letter written here arrived, ISO date and time; "" where none has in this tab. */
  arrivedAt(): string;
  noteArrival(at: string): void;
};

/** Where storage is blocked a draft lives as long as the page. */
const unstored = new Map<string, string>();

/** `storage` is asked anew each time, as even naming it throws where a page may not store anything. */
export function openDraft<Field extends string>(
  key: string,
  names: readonly Field[],
  storage: () => Storage,
): DraftStore<Field> {
  const arrivalKey = `${key}:arrived`;
  const get = (at: string): string | undefined => unstored.get(at) ?? attempt(() => storage().getItem(at)) ?? undefined;
  const set = (at: string, text: string): void => {
    unstored.set(at, text);
    if (attempt(() => (storage().setItem(at, text), true))) unstored.delete(at);
  };
  const parsed = (): Draft<Field> | undefined => parse(get(key), names);
  const write = (draft: Draft<Field>): void => set(key, toJson(draft));
  return {
    read: () => parsed() ?? newDraft(names),
    write,
    note: (id, letter) => {
      const draft = parsed();
      if (draft?.id === id) write({ ...draft, letter });
    },
    clear: () => {
      unstored.delete(key);
      attempt(() => storage().removeItem(key));
    },
    arrivedAt: () => get(arrivalKey) ?? "",
    noteArrival: (at) => set(arrivalKey, at),
  };
}

export function newDraft<Field extends string>(names: readonly Field[]): Draft<Field> {
  return { id: newId(), fields: pickFields(names, () => ""), sentAt: "", letter: idle };
}

function parse<Field extends string>(text: string | undefined, names: readonly Field[]): Draft<Field> | undefined {
  const kept = entriesOf(attempt((): unknown => JSON.parse(text ?? "")));
  const { id, sentAt, letter } = kept;
  const fields = entriesOf(kept["fields"]);
  if (typeof id !== "string" || id === "") return undefined;
  return {
    id,
    fields: pickFields(names, (name) => fields[name]),
    sentAt: typeof sentAt === "string" ? sentAt : "",
    letter: parseLetter(letter),
  };
}

function parseLetter(value: unknown): Letter {
  const { state, failure } = entriesOf(value);
  if (state === "sending" || state === "sent") return { state };
  if (state !== "uncertain" && state !== "failed") return idle;
  const { code } = entriesOf(failure);
  // It was written by this very code; for one changed by hand the general sentence will do.
  return typeof code === "string" ? { state, failure: { code: code as FailureCode } } : idle;
}

function pickFields<Field extends string>(names: readonly Field[], valueOf: (name: Field) => unknown): Fields<Field> {
  const entries = names.map((name) => {
    const value = valueOf(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Fields<Field>;
}

/** `crypto.randomUUID` is missing on pages without https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
