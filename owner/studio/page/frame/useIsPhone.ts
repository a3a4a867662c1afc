import { useSyncExternalStore } from "react";

/** Narrower than this, in pixels, there is no room for a picture beside what is chosen on it. */
const phone = () => window.matchMedia("(max-width: 599px)");

/** Whether the window is as narrow as a phone's, also while it changes. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = phone();
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => phone().matches,
  );
