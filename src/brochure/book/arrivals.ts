/** Which page pictures have settled, loaded or failed: reported by the pictures, read by the leaves. */
export type Arrivals = {
  /** Whether all of these pages have settled. */
  have(pages: readonly number[]): boolean;
  came(page: number): void;
  left(page: number): void;
  subscribe(onChange: () => void): () => void;
};

export function createArrivals(): Arrivals {
  const here = new Set<number>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    have: (pages) => pages.every((page) => here.has(page)),
    came(page) {
      here.add(page);
      tell();
    },
    left(page) {
      here.delete(page);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
