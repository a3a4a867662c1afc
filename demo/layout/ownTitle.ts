import { createContext, useContext, useEffect } from "react";

/** Sets the document title while it differs from the title of the page's address. */
export const OwnTitleContext = createContext<(title: string | undefined) => void>(() => {});

/** Overrides the document title; `undefined` restores the title of the page's address. */
export function useTitleOverride(title: string | undefined): void {
  const setTitle = useContext(OwnTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
