/** The pages whose pictures have loaded or failed to load. The pictures report it; a leaf turns once its pages are among them. */
export type SettledPages = {
  hasAll(pages: readonly number[]): boolean;
  add(page: number): void;
  delete(page: number): void;
  subscribe(onChange: () => void): () => void;
};

/** Each brochure element has its own. */
export function createSettledPages(): SettledPages {
  const settled = new Set<number>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    hasAll: (pages) => pages.every((page) => settled.has(page)),
    add(page) {
      settled.add(page);
      notify();
    },
    delete(page) {
      settled.delete(page);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
