import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";
import { absentContent } from "../pageContent/loadContent.ts";
import { absentPage } from "./pageTable.ts";
import { placeOf } from "../navigation/placeOf.ts";
import { noteHeight, showsNow } from "../navigation/pageHeights.ts";
import { rememberApartment } from "../navigation/rememberedApartment.ts";
import type { GoOptions } from "../navigation/useGo.ts";

/**
 * Runs on every change of route: the new page is at its top (or at the part that the address names) and has the focus, and the old
 * view fades into the new one. Back and Forward do not pass through here: the browser restores those pages.
 */
export const aroundNav: AroundNavHandler = (navigate, wanted, options) => {
  const { apartment, part: partId, replace }: GoOptions = options ?? {};
  const to = currentAddress(wanted);
  const { pathname } = new URL(to, location.href);
  const isSamePage = pathname === location.pathname;
  const go = (): void => {
    noteHeight();
    flushSync(() => {
      navigate(to, options);
      rememberApartment(apartment);
    });
    showsNow();
    if (replace || isSamePage) return;
    const part = document.getElementById(partId ?? new URL(to, location.href).hash.slice(1));
    // The pressed control may still exist because the same element shows the next floor. The footer is on every page, far from the start.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest("footer")) focusStart(part);
    if (part) keepInSight(part);
    else window.scrollTo({ top: 0, behavior: "instant" });
  };
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = (): void => {
    if (replace || isSamePage || isStill || !document.startViewTransition) return queueMicrotask(go);
    const transition = document.startViewTransition(go);
    // A second press during the fade skips it, which is not an error.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  };
  const press = ++lastPress;
  const { language, route } = placeOf(pathname);
  const absent = [absentPage(pathname)?.preload(), absentContent(route.page, language)].filter(
    (part) => part !== undefined,
  );
  if (absent.length > 0) void patience(Promise.all(absent)).then(() => press === lastPress && show());
  else show();
};

/** Content above the part may get its height later, so the part is scrolled into view again until then, unless the visitor does something. */
function keepInSight(part: HTMLElement): void {
  const show = (): void => part.scrollIntoView({ behavior: "instant" });
  const growing = new ResizeObserver(show);
  const settled = new AbortController();
  const end = (): void => settled.abort();
  settled.signal.addEventListener("abort", () => growing.disconnect());
  for (const type of ["wheel", "pointerdown", "keydown"])
    window.addEventListener(type, end, { signal: settled.signal, passive: true });
  setTimeout(end, settlingMs);
  growing.observe(part.parentElement ?? part);
  show();
}

const settlingMs = 3000;

/** Focuses the part that was requested, otherwise the page's title, so that screen readers announce it. */
function focusStart(part: HTMLElement | null): void {
  const main = document.getElementById("main");
  const title = main?.querySelector("h1");
  if (title && !title.hasAttribute("tabindex")) title.tabIndex = -1;
  for (const start of [part, title, main]) {
    start?.focus({ preventScroll: true });
    if (start && document.activeElement === start) return;
  }
}

/** The number of presses so far: if two of them wait for code, the later one wins. */
let lastPress = 0;

/** A page whose code and texts load quickly is shown complete; a slow one shows "Loading..." in its place. */
function patience(parts: Promise<unknown>): Promise<unknown> {
  const long = new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return Promise.race([parts.catch(() => {}), long]);
}

/** Resolves an address that redirects to its destination. */
function currentAddress(to: string): string {
  const { base, route } = placeOf(new URL(to, location.href).pathname);
  return route.leadsTo ? base + route.leadsTo : to;
}
