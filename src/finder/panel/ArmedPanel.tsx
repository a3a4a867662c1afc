import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { useIsNarrow } from "../../hooks/touchRule.ts";
import { litId } from "../../hotspots/highlight.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";

/** What the panel says of one region, top floor or first apartment first. */
export type PanelItem = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly open: string;
  readonly name: string;
  /** The page's own address of it. */
  readonly href: string | undefined;
  /** Saves it, where it is an apartment. */
  readonly mark?: ReactNode;
};

type Props = {
  readonly highlights: HighlightStore;
  readonly items: readonly PanelItem[];
  /** In a column it has its own place under the stage: what it says there while nothing is lit, and the steps beside what is lit. */
  readonly docked?: { readonly rest: string; readonly renderSteps: (lit: PanelItem | undefined) => ReactNode };
  /** In a narrow window it also shows what is only pointed at: where it is docked, and on floors whose regions answer to hover there. */
  readonly showsPointed?: boolean;
  /** Says whether somebody took it. */
  readonly onOpen: (id: string) => boolean;
};

/** What a second tap will do: the armed region, its facts, and the button that opens it. */
export function ArmedPanel({ highlights, items, docked, showsPointed, onOpen }: Props) {
  const texts = useTexts();
  const isNarrow = useIsNarrow();
  const hasPointed = isNarrow && (docked ?? showsPointed);
  const armed = useStore(highlights, ({ highlight }) => (highlight.kind === "armed" ? highlight.id : undefined));
  const lit = useStore(highlights, ({ highlight }) => (hasPointed ? litId(highlight) : armed));
  // By a finger; armed by the steps beside it, a second press steps on.
  const opensNext = useStore(highlights, ({ finger }) => finger !== undefined);
  const item = items.find(({ id }) => id === lit);
  return (
    <>
      <p role="status" className="unseen">
        {armed === undefined ? "" : [`${item?.name}.`, opensNext && texts.pressAgain].filter(Boolean).join(" ")}
      </p>
      {(item ?? docked) && (
        <div className={docked ? "panel docked" : "panel"} data-armed={armed}>
          <div className="panel-head">
            {item && <b>{item.title}</b>}
            <p className="facts">{item ? item.facts.map((fact) => <span key={fact}>{fact}</span>) : docked?.rest}</p>
            {item?.mark}
            {docked?.renderSteps(item)}
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
