import type { EmbeddingPageChannel } from "./connectToEmbeddingPage.ts";

/**
 * Full screen: the browser's own or, if frames may not use it (iPhone), the embedding page enlarges the frame. Escape leaves full
 * screen; otherwise it requests that the embedding page close the tour.
 */
export type FullWindow = {
  readonly isPossible: () => boolean;
  readonly isOn: () => boolean;
  readonly toggle: () => void;
  readonly setCanGrow: (canGrow: boolean) => void;
  readonly setGrown: (isGrown: boolean) => void;
};

export function createFullWindow(host: EmbeddingPageChannel, onChange: () => void): FullWindow {
  let [canGrow, isGrown] = [false, false];
  const isNative = (): boolean => document.fullscreenElement !== null;
  const isOn = (): boolean => isNative() || isGrown;
  const grow = (grown: boolean): void => host.post({ say: "grow", grown });
  const enter = (): void => {
    if (!document.fullscreenEnabled) return grow(true);
    document.documentElement.requestFullscreen().catch(() => canGrow && grow(true));
  };
  const leave = (): boolean => {
    if (isGrown) grow(false);
    else if (isNative()) void document.exitFullscreen();
    else return false;
    return true;
  };
  document.addEventListener("fullscreenchange", onChange);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !leave()) host.post({ say: "close" });
  });
  return {
    isPossible: () => document.fullscreenEnabled || canGrow,
    isOn,
    toggle: () => (isOn() ? leave() : enter()),
    setCanGrow: (can) => {
      canGrow = can;
      onChange();
    },
    setGrown: (grown) => {
      isGrown = grown;
      onChange();
    },
  };
}
