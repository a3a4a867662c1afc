import type { InquiryFields } from "./inquiryFields.ts";

/** What a visitor typed and has not sent yet. */
export type InquiryDraft = {
  read(): InquiryFields;
  write(fields: InquiryFields): void;
  clear(): void;
};

const empty: InquiryFields = { name: "", phone: "", email: "" };

/** Where storage is blocked the draft lives as long as the page. */
const unstored = new Map<string, string>();

/**
 * The draft under one key of the session's storage: it outlives closing the form and reloading the page, not the tab.
 * `storage` is asked anew each time, as even naming it throws where a page may not store anything.
 */
export function openInquiryDraft(key: string, storage: () => Storage): InquiryDraft {
  return {
    read: () => parse(unstored.get(key) ?? attempt(() => storage().getItem(key))),
    write: (fields) => {
      const text = JSON.stringify(fields);
      unstored.set(key, text);
      if (attempt(() => (storage().setItem(key, text), true))) unstored.delete(key);
    },
    clear: () => {
      unstored.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): InquiryFields {
  const kept = attempt((): unknown => JSON.parse(text ?? ""));
  if (typeof kept !== "object" || kept === null) return empty;
  const field = (name: string): string => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === "string" ? value : "";
  };
  return { name: field("name"), phone: field("phone"), email: field("email") };
}
