/** What sessionStorage and localStorage have in common; a page may have forbidden both. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Remembers in the browser where a reader left a book; a browser that keeps nothing is nobody's fault. */
export function createLastPage(book: string, shelf: () => Shelf) {
  const key = `kulla-brochure ${book}`;
  return {
    read(): number | undefined {
      try {
        const page = Number(shelf().getItem(key) ?? NaN);
        return Number.isInteger(page) && page > 0 ? page : undefined;
      } catch {
        return undefined;
      }
    },
    write(page: number): void {
      try {
        shelf().setItem(key, String(page));
      } catch {
        // Private windows and full storages: the book then opens at its cover.
      }
    },
  };
}
