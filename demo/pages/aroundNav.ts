import { flushSync } from "react-dom";
import type { AroundNavHandler } from "wouter";
import { absentPage } from "./pageTable.ts";
import { placeOf } from "../navigation/placeOf.ts";
import { noteHeight, showsNow } from "../navigation/pageHeights.ts";
import { rememberApartment } from "../navigation/rememberedApartment.ts";
import type { GoOptions } from "../navigation/useGo.ts";

/**
 * Every change of route: the new page stands at its top (or at the part the address names) and has the focus, the old picture
 * fades into the new one. Back and forward do not come through here: the browser restores them.
 */
export const aroundNav: AroundNavHandler = (navigate, wanted, options) => {
  const { apartment, replace }: GoOptions = options ?? {};
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
    // What was pressed may still be there: the same element shows the next storey.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    const part = document.getElementById(new URL(to, location.href).hash.slice(1));
    if (part) part.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
  };
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = (): void => {
    if (replace || isSamePage || isStill || !document.startViewTransition) return queueMicrotask(go);
    const transition = document.startViewTransition(go);
    // A second press during the fade skips it: that is no error.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  };
  const press = ++lastPress;
  const absent = absentPage(pathname);
  if (absent) void patience(absent.preload()).then(() => press === lastPress && show());
  else show();
};

/** Presses so far: of two that wait for code, the later one counts. */
let lastPress = 0;

/** A page whose code comes quickly is shown whole; a slow one says "Loading..." in its place. */
function patience(code: Promise<unknown>): Promise<unknown> {
  const long = new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return Promise.race([code.catch(() => {}), long]);
}

/** An address that only leads to another one is not gone to. */
function currentAddress(to: string): string {
  const { base, route } = placeOf(new URL(to, location.href).pathname);
  return route.leadsTo ? base + route.leadsTo : to;
}
