/** Which page pictures have settled, loaded or failed: reported by the pictures, read by the leaves. */
export type LoadedPages = {
  /** Whether all of these pages have settled. */
  have(pages: readonly number[]): boolean;
  settle(page: number): void;
  forget(page: number): void;
  subscribe(onChange: () => void): () => void;
};

/** One for each brochure on a page. */
export function createLoadedPages(): LoadedPages {
  const settled = new Set<number>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    have: (pages) => pages.every((page) => settled.has(page)),
    settle(page) {
      settled.add(page);
      notify();
    },
    forget(page) {
      settled.delete(page);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
