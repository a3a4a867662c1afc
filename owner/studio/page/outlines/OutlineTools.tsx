import { memo } from "react";
import { useTexts } from "../frame/TextsContext.ts";
import { useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import type { Mode } from "./canvas/desk.ts";
import type { CanvasHand } from "./canvas/useCanvasHand.ts";
import { pictureOf } from "./layerRegions.ts";
import { PlanNote } from "./plan/PlanFloors.tsx";

type Props = Pick<CanvasHand, "mode" | "setMode" | "isSnapping" | "setSnapping" | "isAtWalls" | "setAtWalls"> & {
  readonly title: string;
  readonly layer: Layer;
  readonly isChosen: boolean;
  /** Whether the picture has been read for walls. */
  readonly hasWalls: boolean;
};

/** Over the picture: what the hand does, whether neighbours and walls catch it. */
export const OutlineTools = memo(function OutlineTools({ title, layer, isChosen, hasWalls, ...hand }: Props) {
  const texts = useTexts();
  const modes: readonly (readonly [Mode, string])[] = [
    ["choose", texts.outlines.modeChoose],
    ["corners", texts.outlines.modeCorners],
    ["draw", texts.outlines.modeDraw],
  ];
  return (
    <div className="work-head board-head">
      <h1>{title}</h1>
      {layer.on === "plan" && <PlanNote plan={layer.plan} />}
      <Sides layer={layer} />
      <div className="board-ticks">
        <label className="tick">
          <input
            type="checkbox"
            checked={hand.isSnapping}
            onChange={(event) => hand.setSnapping(event.target.checked)}
          />
          <span>{texts.outlines.snapToNeighbours}</span>
        </label>
        {layer.on === "plan" && (
          <label className="tick">
            <input
              type="checkbox"
              checked={hand.isAtWalls}
              disabled={!hasWalls}
              onChange={(event) => hand.setAtWalls(event.target.checked)}
            />
            <span>{texts.shapes.snapToWalls}</span>
          </label>
        )}
      </div>
      <div className="options">
        {modes.map(([mode, name]) => (
          <button
            key={mode}
            type="button"
            aria-pressed={hand.mode === mode}
            disabled={mode === "draw" && !isChosen}
            onClick={() => hand.setMode(mode)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
});

function sidesOf(layer: Layer): readonly [] | readonly [Layer, Layer] {
  if (layer.on === "plan") return [];
  const { tower } = layer;
  if (tower === undefined) return [{ on: "site" }, { on: "sitePortrait" }];
  return [
    { on: "tower", tower },
    { on: "towerPortrait", tower },
  ];
}

/** The wide picture and the one for phones, where there are both. */
function Sides({ layer }: { readonly layer: Layer }) {
  const texts = useTexts();
  const store = useProjectStore();
  const [wide, upright] = sidesOf(layer);
  const hasUpright = useProject(({ history }) => upright !== undefined && Boolean(pictureOf(history.draft, upright)));
  if (!wide || !upright || !hasUpright) return null;
  return (
    <div className="options">
      {[wide, upright].map((each) => (
        <button
          key={each.on}
          type="button"
          aria-pressed={each.on === layer.on}
          onClick={() => show(store, { kind: "outlines", layer: each })}
        >
          {each === wide ? texts.common.forScreens : texts.common.forPhones}
        </button>
      ))}
    </div>
  );
}
