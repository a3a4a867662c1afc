import { createContext, useContext, useEffect } from "react";

/** Where a page sets its window's title, while it differs from the one of its address. */
export const OwnTitleContext = createContext<(title: string | undefined) => void>(() => {});

/** The window's title while the page shows something of its own; `undefined`: the one of its address. */
export function useTitleOverride(title: string | undefined): void {
  const tell = useContext(OwnTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [tell, title]);
}
