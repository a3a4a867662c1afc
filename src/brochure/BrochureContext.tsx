import { createContext, useContext } from "react";
import { useStore } from "zustand/react";
import type { Chapter, Picture } from "../project/types.ts";
import type { Book } from "./book/book.ts";
import type { LoadedPages } from "./book/loadedPages.ts";
import type { BookStore } from "./book/bookStore.ts";
import type { PageTexts } from "./reading/usePageTexts.ts";

/** The panel that is open over the book. */
export type PanelName = "chapters" | "search" | "more";

/** The context of a brochure's parts. */
export type BrochureContextValue = {
  readonly store: BookStore;
  readonly loadedPages: LoadedPages;
  /** The language of its pages and chapters, if the project states it. */
  readonly locale: string | undefined;
  /** In reading order. */
  readonly pages: readonly Picture[];
  readonly chapters: readonly Chapter[];
  readonly pdf: string | undefined;
  readonly pageTexts: PageTexts;
  /** The current search text: marked on the pages. */
  readonly query: string;
  readonly panel: PanelName | undefined;
  setQuery(query: string): void;
  setPanel(panel: PanelName | undefined): void;
};

export const BrochureContext = createContext<BrochureContextValue | null>(null);

export function useBrochure(): BrochureContextValue {
  const context = useContext(BrochureContext);
  if (!context) throw new Error("A brochure view is rendered outside <Brochure>.");
  return context;
}

export function useBook(): Book {
  return useStore(useBrochure().store);
}
