import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { useIsNarrow } from "../../hooks/touchRule.ts";
import { litId } from "../../hotspots/highlight.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";

/** The panel's content for one region; the top floor or first apartment comes first. */
export type PanelItem = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly open: string;
  readonly name: string;
  /** The page's address of it. */
  readonly href: string | undefined;
  /** The save button of an apartment. */
  readonly mark?: ReactNode;
};

type Props = {
  readonly highlights: HighlightStore;
  readonly items: readonly PanelItem[];
  /** In a column the panel has its own place below the stage: the text shown while nothing is lit, and steps beside the lit item. */
  readonly docked?: { readonly rest: string; readonly renderSteps: (lit: PanelItem | undefined) => ReactNode };
  /** In a narrow window the panel also follows hover: where it is docked, and on floors whose regions react to hover there. */
  readonly showsPointed?: boolean;
  /** Returns whether the opening was handled. */
  readonly onOpen: (id: string) => boolean;
};

/** Shows the armed region, its facts, and the button that opens it. */
export function TapPreview({ highlights, items, docked, showsPointed, onOpen }: Props) {
  const texts = useTexts();
  const isNarrow = useIsNarrow();
  const hasPointed = isNarrow && (docked ?? showsPointed);
  const armed = useStore(highlights, ({ highlight }) => (highlight.kind === "armed" ? highlight.id : undefined));
  const lit = useStore(highlights, ({ highlight }) => (hasPointed ? litId(highlight) : armed));
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
