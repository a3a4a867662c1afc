import type { FailureCode } from "../../failure/failure.ts";
import { idle, type SubmissionStatus } from "./submissionStatus.ts";
import { toJson } from "../../project/toJson.ts";

export type FormFields<Field extends string> = Readonly<Record<Field, string>>;

/** Input of a visitor that has certainly not been sent yet. */
export type FormDraft<Field extends string> = {
  /** The idempotency key: unchanged from the first keystroke until the submission arrives, across retries and reloads, so that a recipient can spot a duplicate. */
  readonly id: string;
  readonly fields: FormFields<Field>;
  /** When it was first sent, ISO date and time, unchanged by retries and reloads; "" before that. */
  readonly sentAt: string;
  readonly status: SubmissionStatus;
};

/** Stores one draft in the session storage: it survives closing the form and reloading the page, but not closing the tab. */
export type DraftStore<Field extends string> = {
  /** The stored draft, or a new, empty one with its own id. */
  read(): FormDraft<Field>;
  write(draft: FormDraft<Field>): void;
  /** Stores the status of the submission with this id, if its draft is still stored. */
  noteStatus(id: string, status: SubmissionStatus): void;
  clear(): void;
  /** When the last submission of this draft arrived, ISO date and time; "" if none has in this tab. */
  arrivedAt(): string;
  noteArrival(isoDate: string): void;
};

/** If storage is blocked, drafts live as long as the page. */
const unstored = new Map<string, string>();

/** `storage` is called each time, because even accessing it throws if the page may not store anything. */
export function openDraft<Field extends string>(
  key: string,
  names: readonly Field[],
  storage: () => Storage,
): DraftStore<Field> {
  const arrivalKey = `${key}:arrived`;
  const get = (name: string): string | undefined =>
    unstored.get(name) ?? attempt(() => storage().getItem(name)) ?? undefined;
  const set = (name: string, text: string): void => {
    unstored.set(name, text);
    if (attempt(() => (storage().setItem(name, text), true))) unstored.delete(name);
  };
  const parsed = (): FormDraft<Field> | undefined => parse(get(key), names);
  const write = (draft: FormDraft<Field>): void => set(key, toJson(draft));
  return {
    read: () => parsed() ?? newFormDraft(names),
    write,
    noteStatus: (id, status) => {
      const draft = parsed();
      if (draft?.id === id) write({ ...draft, status });
    },
    clear: () => {
      unstored.delete(key);
      attempt(() => storage().removeItem(key));
    },
    arrivedAt: () => get(arrivalKey) ?? "",
    noteArrival: (isoDate) => set(arrivalKey, isoDate),
  };
}

export function newFormDraft<Field extends string>(names: readonly Field[]): FormDraft<Field> {
  return { id: newId(), fields: pickFields(names, () => ""), sentAt: "", status: idle };
}

function parse<Field extends string>(text: string | undefined, names: readonly Field[]): FormDraft<Field> | undefined {
  const stored = entriesOf(attempt((): unknown => JSON.parse(text ?? "")));
  const { id, sentAt, status } = stored;
  const fields = entriesOf(stored["fields"]);
  if (typeof id !== "string" || id === "") return undefined;
  return {
    id,
    fields: pickFields(names, (name) => fields[name]),
    sentAt: typeof sentAt === "string" ? sentAt : "",
    status: parseStatus(status),
  };
}

function parseStatus(value: unknown): SubmissionStatus {
  const { state, failure } = entriesOf(value);
  if (state === "sending" || state === "sent") return { state };
  if (state !== "uncertain" && state !== "failed") return idle;
  const { code } = entriesOf(failure);
  // The code was written by this module; for a value changed by hand the general sentence is enough.
  return typeof code === "string" ? { state, failure: { code: code as FailureCode } } : idle;
}

function pickFields<Field extends string>(
  names: readonly Field[],
  valueOf: (name: Field) => unknown,
): FormFields<Field> {
  const entries = names.map((name) => {
    const value = valueOf(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as FormFields<Field>;
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
