/** The methods used of sessionStorage or localStorage; the browser may deny access to both. */
export type PageStorage = Pick<Storage, "getItem" | "setItem">;

/** Stores in the browser at which page a reader left a book; without storage there is no page to continue at. */
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

/** The page at which this browser's reader left a book; a book is identified by the address of its cover. */
export function lastPageOf(pages: readonly { readonly src: string }[]) {
  return createLastPage(pages[0]?.src ?? "", () => localStorage);
}
