import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useWindowEvent } from "../hooks/useWindowEvent.ts";
import type { Picture } from "../project/types.ts";
import type { BrochureProps } from "./brochureProps.ts";
import type { BookStore } from "./book/bookStore.ts";
import { lastPageOf } from "./book/lastPage.ts";
import { linkedPage } from "./book/linkedPage.ts";
import { parsePlace } from "./book/book.ts";

type Props = Pick<BrochureProps, "page" | "announce" | "connect">;

/**
 * Connects a book with its element: the attribute `page`, the address's hash and the element's methods navigate; each change of the page is
 * announced as `pagechange` and stored as the page to continue at.
 */
export function useBookConnection(
  store: BookStore,
  pages: readonly Picture[],
  { page, announce, connect }: Props,
): void {
  const reportPage = useEffectEvent(() => {
    const { place } = store.getState();
    if (place.name === "closed") return;
    lastPageOf(pages).write(place.page);
    announce("pagechange", { page: place.page, pages: pages.length });
  });
  useLayoutEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.place !== previous.place) reportPage();
      }),
    [store],
  );

  const previousPage = useRef(page);
  useLayoutEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    store.move(page === undefined ? { name: "closed" } : { name: "open", page });
  }, [store, page]);

  useWindowEvent("hashchange", () => {
    const linked = linkedPage(location.hash);
    if (linked !== undefined) store.goTo(linked);
  });

  useEffect(() => {
    connect({
      screen: () => store.getState().place,
      show: (screen) => {
        const place = parsePlace(screen);
        if (place) store.move(place);
        else console.warn('<kulla-brochure>: show() expects { name: "closed" } or { name: "open", page: 0 }.');
      },
      back: () => store.move({ name: "closed" }),
      settleInquiry: () => {},
    });
    return () => connect(null);
  }, [store, connect]);
}
