import { useSyncExternalStore } from "react";

/** In a narrower window, there is no room for a picture beside the panel. */
const phone = () => window.matchMedia("(max-width: 599px)");

/** Whether the window is as narrow as a phone's; follows resizing. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = phone();
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => phone().matches,
  );
