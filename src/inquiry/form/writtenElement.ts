import { useSyncExternalStore } from "react";

/** An element as the page has written it, for what only some screens ask of it. */
export type WrittenElement = {
  attribute(name: string): string | null;
  /** Calls back after every change of an attribute; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
  /** What relative addresses in attributes are seen from. */
  readonly baseUrl: string;
  /** One console warning per sentence and element. */
  warn(sentence: string): void;
};

/** One of its attributes, followed while mounted; one that is there but empty says as much as none. */
export function useWritten({ attribute, subscribe }: WrittenElement, name: string): string | null {
  const read = (): string | null => attribute(name) || null;
  return useSyncExternalStore(subscribe, read, read);
}
