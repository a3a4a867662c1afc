import { useSyncExternalStore } from "react";

/** The element's attributes, for settings that only some screens need. */
export type ElementSettings = {
  attribute(name: string): string | null;
  /** The page's own hidden fields, from the attribute or the property. */
  json(name: "fields"): unknown;
  /** Called after every change of an attribute; returns the function that stops it. */
  subscribe(onChange: () => void): () => void;
  /** The node in the page; for effects only, a server has none. */
  readonly element?: HTMLElement;
  /** The address that relative addresses in attributes resolve against. */
  readonly baseUrl: string;
  /** Warns on the console, once per sentence and element. */
  warn(sentence: string): void;
};

/** The value of one attribute, followed while mounted; an empty one counts as missing. */
export function useInquiryAttribute({ attribute, subscribe }: ElementSettings, name: string): string | null {
  const read = (): string | null => attribute(name) || null;
  return useSyncExternalStore(subscribe, read, read);
}
