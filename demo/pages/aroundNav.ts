import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";
import { absentContent } from "../pageContent/loadContent.ts";
import { absentPage } from "./pageTable.ts";
import { placeOf } from "../navigation/placeOf.ts";
import { noteHeight, showsNow } from "../navigation/pageHeights.ts";
import { rememberApartment } from "../navigation/rememberedApartment.ts";
import type { GoOptions } from "../navigation/useGo.ts";

/**
 * Every change of route: the new page is at its top (or at the part the address names) and has the focus, the old picture
 * fades into the new one. Back and forward do not come through here: the browser restores them.
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
    // The pressed control may still exist, as the same element shows the next floor. The footer is on every page, far from its start.
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

/** What stands above the part may get its height only later: it is scrolled to until then, as long as the visitor does nothing else. */
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

/** The part that was asked for, else the page's title: a reader says what it is called. */
function focusStart(part: HTMLElement | null): void {
  const main = document.getElementById("main");
  const title = main?.querySelector("h1");
  if (title && !title.hasAttribute("tabindex")) title.tabIndex = -1;
  for (const start of [part, title, main]) {
    start?.focus({ preventScroll: true });
    if (start && document.activeElement === start) return;
  }
}

/** Presses so far: of two that wait for code, the later one counts. */
let lastPress = 0;

/** A page whose code and words come quickly is shown whole; a slow one says "Loading..." in its place. */
function patience(parts: Promise<unknown>): Promise<unknown> {
  const long = new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return Promise.race([parts.catch(() => {}), long]);
}

/** An address that only leads to another one is not gone to. */
function currentAddress(to: string): string {
  const { base, route } = placeOf(new URL(to, location.href).pathname);
  return route.leadsTo ? base + route.leadsTo : to;
}
