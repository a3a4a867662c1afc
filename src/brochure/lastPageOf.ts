import { createLastPage } from "./createLastPage.ts";

/** The place where this browser's reader left a book; books are told apart by their cover. */
export function lastPageOf(pages: readonly { readonly src: string }[]) {
  return createLastPage(pages[0]?.src ?? "", () => localStorage);
}
