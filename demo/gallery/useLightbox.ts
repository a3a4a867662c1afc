import { useEffect, useState } from "react";
import type { Lightbox } from "./Lightbox.tsx";

type Loaded = { readonly Lightbox?: typeof Lightbox; readonly hasFailed: boolean };

/** The lightbox's code, loaded at the first press. If it fails to load, the next press tries again. */
export function useLightbox(open: number | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false });
  useEffect(() => {
    if (open === undefined || loaded.Lightbox) return undefined;
    let isCurrent = true;
    import("./Lightbox.tsx").then(
      (part) => isCurrent && setLoaded({ Lightbox: part.Lightbox, hasFailed: false }),
      () => isCurrent && setLoaded({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, loaded.Lightbox]);
  return loaded;
}
