import type { ComponentType } from "react";
import type { SortedProps } from "../results/resultProps.ts";
import { createCode } from "../../loading/createCode.ts";

/** A view of the homes with the style sheet that it brings. */
type View = { readonly Results: ComponentType<SortedProps>; readonly sheet: string };

/** The two views behind the first one; each comes when it is chosen. */
export const viewCode = {
  list: createCode<View>(async () => {
    const { List, listSheet } = await import("../results/list/List.tsx");
    return { Results: List, sheet: listSheet };
  }),
  cards: createCode<View>(async () => {
    const { Cards, cardsSheet } = await import("../results/cards/Cards.tsx");
    return { Results: Cards, sheet: cardsSheet };
  }),
};

/** Draws more homes than a page should hold window by window. */
export const rowsCode = createCode(async () => (await import("../results/rows/WindowedRows.tsx")).WindowedRows);

/** What a second tap on a home of the grid will do. */
export const panelCode = createCode(() => import("../results/grid/GridPanel.tsx"));

/** What is shown where no home matches. */
export const noMatchCode = createCode(async () => (await import("./NoMatch.tsx")).NoMatch);

/** The code of the view that an attribute names; the first one comes with the search. */
export function viewOf(name: string | null): (typeof viewCode)["list"] | undefined {
  return name === "list" || name === "cards" ? viewCode[name] : undefined;
}
