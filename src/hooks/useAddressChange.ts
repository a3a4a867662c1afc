import { useEffect, useEffectEvent } from "react";

/** Hears every change of the page's address that is a step of its history, ours or another's, while mounted. */
export function useAddressChange(onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    const listen = (): void => hear();
    window.addEventListener("popstate", listen);
    window.addEventListener("hashchange", listen);
    return () => {
      window.removeEventListener("popstate", listen);
      window.removeEventListener("hashchange", listen);
    };
  }, []);
}
