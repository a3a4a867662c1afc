import type { Controls } from "./host.ts";

/** Controls that work while the feature is mounted, and queue calls while it is not. */
export type DeferredControls = Controls & {
  connect(controls: Controls | null): void;
  /** Saves the current or last screen until the widget is mounted again. */
  remember(): void;
  forget(): void;
  /** True while a saved screen is restored: the page gets no events. */
  isQuiet(): boolean;
};

export function createDeferredControls(): DeferredControls {
  let controls: Controls | null = null;
  // A screen requested before the feature was mounted, or the screen at the time of its removal.
  let waiting: { readonly screen: unknown; readonly isKnown: boolean } | undefined;
  let isQuiet = false;
  // The last screen before the controls were disconnected: a widget that renders again continues there.
  let last: unknown;
  // The page's calls of settleInquiry while the widget was unmounted.
  const pendingSettlements: Parameters<Controls["settleInquiry"]>[] = [];

  return {
    connect(next) {
      if (!next && controls) last = controls.screen();
      controls = next;
      if (!next) return;
      for (const settlement of pendingSettlements.splice(0)) next.settleInquiry(...settlement);
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
    settleInquiry: (...settlement) => {
      if (controls) controls.settleInquiry(...settlement);
      else pendingSettlements.push(settlement);
    },
  };
}
