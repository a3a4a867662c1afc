/** The methods used of sessionStorage or localStorage; the browser may deny access to both. */
export type PageStorage = Pick<Storage, "getItem" | "setItem">;

/** Remembers in the browser where a reader left a book; without storage the book opens at its cover. */
export function createLastPage(book: string, storage: () => PageStorage) {
  const key = `kulla-brochure ${book}`;
  return {
    read(): number | undefined {
      try {
        const page = Number(storage().getItem(key) ?? NaN);
        return Number.isInteger(page) && page > 0 ? page : undefined;
      } catch {
        return undefined;
      }
    },
    write(page: number): void {
      try {
        storage().setItem(key, String(page));
      } catch {
        // A private window or a full storage.
      }
    },
  };
}

/** Where this browser's reader left a book; books are distinguished by their cover. */
export function lastPageOf(pages: readonly { readonly src: string }[]) {
  return createLastPage(pages[0]?.src ?? "", () => localStorage);
}
