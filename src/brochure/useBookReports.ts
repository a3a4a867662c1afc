import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useWindowEvent } from "../hooks/useWindowEvent.ts";
import type { Picture } from "../project/types.ts";
import type { BrochureProps } from "./brochureProps.ts";
import type { BookStore } from "./book/bookStore.ts";
import { lastPageOf } from "./book/lastPage.ts";
import { linkedPage } from "./book/linkedPage.ts";
import { placeFrom } from "./book/book.ts";

type Props = Pick<BrochureProps, "page" | "announce" | "connect">;

/** Connects a book with its element: attribute and address navigate, and each change of the page is announced and stored. */
export function useBookReports(store: BookStore, pages: readonly Picture[], { page, announce, connect }: Props): void {
  const report = useEffectEvent(() => {
    const { place } = store.getState();
    if (place.name === "closed") return;
    lastPageOf(pages).write(place.page);
    announce("pagechange", { page: place.page, pages: pages.length });
  });
  useLayoutEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.place !== previous.place) report();
      }),
    [store],
  );

  const reportedPage = useRef(page);
  useLayoutEffect(() => {
    if (reportedPage.current === page) return;
    reportedPage.current = page;
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
        const place = placeFrom(screen);
        if (place) store.move(place);
        else console.warn('<kulla-brochure> shows { name: "closed" } or { name: "open", page: 0 }.');
      },
      back: () => store.move({ name: "closed" }),
      settleInquiry: () => {},
    });
    return () => connect(null);
  }, [store, connect]);
}
