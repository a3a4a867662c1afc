import { useEffect, useEffectEvent } from "react";

/** Calls back on every navigation within the page's history, by a script or by the visitor. */
export function useAddressChange(onChange: () => void): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const listen = (): void => listener();
    window.addEventListener("popstate", listen);
    window.addEventListener("hashchange", listen);
    return () => {
      window.removeEventListener("popstate", listen);
      window.removeEventListener("hashchange", listen);
    };
  }, []);
}
