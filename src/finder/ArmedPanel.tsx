import { useStore } from "zustand/react";
import { litId } from "../hotspots/highlight.ts";
import type { HighlightStore } from "../hotspots/highlightStore.ts";
import { Arrow } from "../ui/Arrow.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import { useTexts } from "../ui/TextsContext.tsx";

/** What the panel says of one region, top floor or first home first. */
export type PanelItem = {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly open: string;
  readonly name: string;
};

type Props = {
  readonly highlights: HighlightStore;
  readonly items: readonly PanelItem[];
  /** In a column the panel has its own place under the stage and also shows what is only pointed at. */
  readonly isDocked: boolean;
  /** Floors on which hover acts under the touch rule too show what is pointed at. */
  readonly showsPointed?: boolean;
  readonly rest: string;
  readonly hasStepper: boolean;
  readonly onOpen: (id: string) => void;
};

/** What a second tap will do: the armed region, its facts, and the button that opens it. */
export function ArmedPanel(props: Props) {
  const { highlights, items, isDocked, showsPointed } = props;
  const texts = useTexts();
  const armed = useStore(highlights, ({ highlight }) => (highlight.kind === "armed" ? highlight.id : undefined));
  const lit = useStore(highlights, ({ highlight }) => (isDocked || showsPointed ? litId(highlight) : armed));
  const item = items.find(({ id }) => id === lit);
  return (
    <>
      <p role="status" className="unseen">
        {armed === undefined ? "" : `${item?.name}. ${texts.pressAgain}`}
      </p>
      {(item || isDocked) && (
        <div className={isDocked ? "panel docked" : "panel"} data-armed={armed}>
          <Head {...props} item={item} />
          {item && (
            <button
              type="button"
              part="button"
              className="button"
              id={`open-${item.id}`}
              onClick={() => props.onOpen(item.id)}
            >
              {item.open}
              <Arrow />
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Head({ highlights, items, item, rest, hasStepper }: Props & { readonly item: PanelItem | undefined }) {
  const texts = useTexts();
  const index = item ? items.indexOf(item) : -1;
  const arm = (to: number) => {
    const id = items[to]?.id;
    return id === undefined
      ? undefined
      : () => highlights.setState({ highlight: { kind: "armed", id }, isFocus: false, finger: undefined });
  };
  return (
    <div className="panel-head">
      {item && <b>{item.title}</b>}
      <p className="facts">{item ? item.facts.map((fact) => <span key={fact}>{fact}</span>) : rest}</p>
      {hasStepper && (
        <Stepper
          down={{ name: texts.floorDown, onPress: arm(index + 1) }}
          up={{ name: texts.floorUp, onPress: arm(item ? index - 1 : items.length - 1) }}
        />
      )}
    </div>
  );
}
