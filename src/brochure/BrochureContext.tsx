import { createContext, useContext } from "react";
import { useStore } from "zustand/react";
import type { Chapter, Picture } from "../project/types.ts";
import type { Book } from "./book/book.ts";
import type { SettledPages } from "./book/settledPages.ts";
import type { BookStore } from "./book/bookStore.ts";
import type { PageTexts } from "./reading/usePageTexts.ts";

/** A panel that can be open over the book. */
export type PanelName = "chapters" | "search" | "more";

/** What every view of a brochure can read and change. */
export type BrochureContextValue = {
  readonly store: BookStore;
  readonly settledPages: SettledPages;
  /** The language of the brochure's pages and chapters, if the project file has it. */
  readonly locale: string | undefined;
  /** In reading order. */
  readonly pages: readonly Picture[];
  readonly chapters: readonly Chapter[];
  readonly pdf: string | undefined;
  readonly pageTexts: PageTexts;
  /** The current search text; its matches are marked on the pages. */
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

/** The state of the brochure's book; renders on every change. */
export function useBook(): Book {
  return useStore(useBrochure().store);
}
