import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { Stepper } from "../../ui/Stepper.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import type { PanelItem } from "../panel/TapPreview.tsx";

type Props = {
  readonly highlights: HighlightStore;
  /** From top to bottom. */
  readonly items: readonly PanelItem[];
  readonly lit: PanelItem | undefined;
};

/** Arms the floor below or above the lit one; if none is lit, the top or the bottom floor. */
export function PanelSteps({ highlights, items, lit }: Props) {
  const texts = useTexts();
  const index = lit ? items.indexOf(lit) : -1;
  const arm = (to: number) => {
    const id = items[to]?.id;
    if (id === undefined) return undefined;
    return () => {
      highlights.setState({ highlight: { kind: "armed", id }, isFocus: false, finger: undefined });
      return true;
    };
  };
  return (
    <Stepper
      down={{ name: texts.floorDown, onNavigate: arm(index + 1) }}
      up={{ name: texts.floorUp, onNavigate: arm(lit ? index - 1 : items.length - 1) }}
    />
  );
}
