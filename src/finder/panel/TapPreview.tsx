import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { useIsNarrow } from "../../hooks/touchRule.ts";
import { litId } from "../../hotspots/highlight.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";

/** What the panel shows about one region. The items are in the order of the list: the top floor or the first apartment first. */
export type PanelItem = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** Label of the button that opens it. */
  readonly open: string;
  /** All facts in one line, for screen readers. */
  readonly name: string;
  /** The address that the page has for it. */
  readonly href: string | undefined;
  /** The save button of an apartment. */
  readonly mark?: ReactNode;
};

type Props = {
  readonly highlights: HighlightStore;
  readonly items: readonly PanelItem[];
  /** Where the panel has its own place below the stage: its text while no region is highlighted, and the step buttons next to its item. */
  readonly docked?: { readonly rest: string; readonly renderSteps: (lit: PanelItem | undefined) => ReactNode };
  /** In a narrow window the panel also follows hover, as a docked one does: for floors whose regions react to hover there. */
  readonly followsHover?: boolean;
  /** Returns whether the finder opened it; if not, the link is followed. */
  readonly onOpen: (id: string) => boolean;
};

/** Shows the armed region, its facts, and the button that opens it. */
export function TapPreview({ highlights, items, docked, followsHover, onOpen }: Props) {
  const texts = useTexts();
  const isNarrow = useIsNarrow();
  const isHoverShown = isNarrow && (docked ?? followsHover);
  const armed = useStore(highlights, ({ highlight }) => (highlight.kind === "armed" ? highlight.id : undefined));
  const lit = useStore(highlights, ({ highlight }) => (isHoverShown ? litId(highlight) : armed));
  // Armed by touch, a second tap opens it; armed by the step buttons, another press continues stepping.
  const opensNext = useStore(highlights, ({ finger }) => finger !== undefined);
  const item = items.find(({ id }) => id === lit);
  return (
    <>
      <p role="status" className="visually-hidden">
        {armed === undefined ? "" : [`${item?.name}.`, opensNext && texts.pressAgain].filter(Boolean).join(" ")}
      </p>
      {(item ?? docked) && (
        <div className={docked ? "panel docked" : "panel"} data-armed={armed}>
          <div className="panel-head">
            {item && <b>{item.title}</b>}
            <div className="facts">
              <p>{item ? item.facts.map((fact) => <span key={fact}>{fact}</span>) : docked?.rest}</p>
              {item?.mark}
              {docked?.renderSteps(item)}
            </div>
          </div>
          {item && (
            <LinkOrButton
              href={item.href}
              part="button"
              className="button"
              data-opens={item.id}
              onNavigate={() => onOpen(item.id)}
            >
              <span>{item.open}</span>
              <Arrow />
            </LinkOrButton>
          )}
        </div>
      )}
    </>
  );
}
