import type { Controls } from "./host.ts";

/** Reaches a feature's controls whether they are there yet, gone for now, or back again. */
export type ScreenKeeper = Controls & {
  connect(controls: Controls | null): void;
  /** Keeps the screen, or the one that was shown last, for when the widget is there again. */
  remember(): void;
  forget(): void;
  /** While a remembered screen is put back: no news for the page. */
  isQuiet(): boolean;
};

export function createScreenKeeper(): ScreenKeeper {
  let controls: Controls | null = null;
  // A screen asked for before there was anybody to show it, or the one an element had when it was taken out.
  let waiting: { readonly screen: unknown; readonly isKnown: boolean } | undefined;
  let isQuiet = false;
  // What was shown when the controls went: a widget that is rendered anew goes on there.
  let last: unknown;
  // The page's words on inquiries while the element was out of it.
  const unheard: Parameters<Controls["settleInquiry"]>[] = [];

  return {
    connect(next) {
      if (!next && controls) last = controls.screen();
      controls = next;
      if (!next) return;
      for (const words of unheard.splice(0)) next.settleInquiry(...words);
      if (!waiting) return;
      const { screen, isKnown } = waiting;
      waiting = undefined;
      isQuiet = isKnown;
      try {
        next.show(screen);
      } finally {
        isQuiet = false;
      }
    },
    remember() {
      const screen = controls ? controls.screen() : last;
      if (screen !== undefined) waiting = { screen, isKnown: true };
    },
    forget() {
      last = undefined;
      waiting = undefined;
    },
    isQuiet: () => isQuiet,
    screen() {
      const screen = controls ? controls.screen() : waiting?.screen;
      return screen ? Object.freeze({ ...screen }) : null;
    },
    show(screen) {
      if (controls) controls.show(screen);
      else waiting = { screen, isKnown: false };
    },
    back: () => controls?.back(),
    settleInquiry: (...words) => {
      if (controls) controls.settleInquiry(...words);
      else unheard.push(words);
    },
  };
}
