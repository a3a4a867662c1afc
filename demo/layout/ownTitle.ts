import { createContext, useContext, useEffect } from "react";

/** Where a page says its window's title, as long as that is another than its address tells. */
export const OwnTitleContext = createContext<(title: string | undefined) => void>(() => {});

/** The window's title while the page shows something of its own; `undefined`: the one of its address. */
export function useOwnTitle(title: string | undefined): void {
  const tell = useContext(OwnTitleContext);
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [tell, title]);
}
