import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";
import { pendingContent } from "../pageContent/loadContent.ts";
import { pendingPage } from "./pageTable.ts";
import { matchRoute } from "../navigation/matchRoute.ts";
import { savePageHeight, markPageShown } from "../navigation/pageHeights.ts";
import { rememberApartment } from "../navigation/rememberedApartment.ts";
import type { GoOptions } from "../navigation/useGo.ts";

/**
 * Runs on every change of route: the new page starts at its top, or at the part that the address names, and the old view fades into the
 * new one where the browser can do that and the visitor wants motion. The focus moves to the page's start unless the pressed control is
 * still there. Back and Forward do not pass through here: the browser restores those pages.
 */
export const aroundNav: AroundNavHandler = (navigate, requested, options) => {
  const { apartment, part: partId, replace }: GoOptions = options ?? {};
  const to = resolveRedirect(requested);
  const { pathname } = new URL(to, location.href);
  const isSamePage = pathname === location.pathname;
  const go = (): void => {
    savePageHeight();
    flushSync(() => {
      navigate(to, options);
      rememberApartment(apartment);
    });
    markPageShown();
    if (replace || isSamePage) return;
    const part = document.getElementById(partId ?? new URL(to, location.href).hash.slice(1));
    // The pressed control may still exist because the same element shows the next floor. The footer is on every page, far from the start.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest("footer")) focusStart(part);
    if (part) keepInView(part);
    else window.scrollTo({ top: 0, behavior: "instant" });
  };
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = (): void => {
    if (replace || isSamePage || prefersReducedMotion || !document.startViewTransition) return queueMicrotask(go);
    const transition = document.startViewTransition(go);
    // A second press during the fade skips it, which is not an error.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  };
  const navigation = ++latestNavigation;
  const { language, route } = matchRoute(pathname);
  const pending = [pendingPage(pathname)?.preload(), pendingContent(route.page, language)].filter(
    (part) => part !== undefined,
  );
  if (pending.length > 0) void waitBriefly(Promise.all(pending)).then(() => navigation === latestNavigation && show());
  else show();
};

/** Content above the part may get its height later, so the part is scrolled into view again for some seconds, unless the visitor does something. */
function keepInView(part: HTMLElement): void {
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

/** The number of navigations so far: if two of them wait for code, the later one wins. */
let latestNavigation = 0;

const briefMs = 600;

/** Waits until everything has loaded or failed, but briefly: a slow page shows "Loading..." instead of nothing. */
function waitBriefly(parts: Promise<unknown>): Promise<unknown> {
  const long = new Promise((resolve) => {
    setTimeout(resolve, briefMs);
  });
  return Promise.race([parts.catch(() => {}), long]);
}

/** Resolves an address that redirects to its destination. */
function resolveRedirect(to: string): string {
  const { base, route } = matchRoute(new URL(to, location.href).pathname);
  return route.redirectTo ? base + route.redirectTo : to;
}
