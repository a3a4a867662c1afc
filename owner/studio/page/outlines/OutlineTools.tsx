import { memo } from "react";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import { isDrawing, type CanvasMode } from "./canvas/canvasState.ts";
import type { CanvasInput } from "./canvas/useCanvasInput.ts";
import { pictureOf } from "./layerRegions.ts";
import { PlanNote } from "./plan/PlanFloors.tsx";

type Props = Pick<CanvasInput, "mode" | "setMode" | "isSnapping" | "setSnapping" | "isAtWalls" | "setAtWalls"> & {
  readonly title: string;
  readonly layer: Layer;
  readonly hasSelection: boolean;
  /** Whether walls have been detected in the picture. */
  readonly hasWalls: boolean;
};

/** Above the picture: the mode of the pointer, and whether it snaps to neighbours and walls. */
export const OutlineTools = memo(function OutlineTools({ title, layer, hasSelection, hasWalls, ...input }: Props) {
  const texts = useStudioTexts();
  const modes: readonly (readonly [CanvasMode, string])[] = [
    ["choose", texts.outlines.modeChoose],
    ["corners", texts.outlines.modeCorners],
    ["draw", texts.outlines.modeDraw],
    ["rectangle", texts.outlines.modeRectangle],
  ];
  return (
    <div className="work-head board-head">
      <h1>{title}</h1>
      {layer.on === "plan" && <PlanNote plan={layer.plan} />}
      <FormatSwitch layer={layer} />
      <div className="board-ticks">
        <label className="tick">
          <input
            type="checkbox"
            checked={input.isSnapping}
            onChange={(event) => input.setSnapping(event.target.checked)}
          />
          <span>{texts.outlines.snapToNeighbours}</span>
        </label>
        {layer.on === "plan" && (
          <label className="tick">
            <input
              type="checkbox"
              checked={input.isAtWalls}
              disabled={!hasWalls}
              onChange={(event) => input.setAtWalls(event.target.checked)}
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
            aria-pressed={input.mode === mode}
            disabled={isDrawing(mode) && !hasSelection}
            onClick={() => input.setMode(mode)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
});

function formatsOf(layer: Layer): readonly [] | readonly [Layer, Layer] {
  if (layer.on === "plan") return [];
  const { tower } = layer;
  if (tower === undefined) return [{ on: "site" }, { on: "sitePortrait" }];
  return [
    { on: "tower", tower },
    { on: "towerPortrait", tower },
  ];
}

/** Switches between the landscape picture and the one for phones, if there are both. */
function FormatSwitch({ layer }: { readonly layer: Layer }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const [landscape, portrait] = formatsOf(layer);
  const hasPortrait = useProject(
    ({ history }) => portrait !== undefined && Boolean(pictureOf(history.draft, portrait)),
  );
  if (!landscape || !portrait || !hasPortrait) return null;
  return (
    <div className="options">
      {[landscape, portrait].map((each) => (
        <button
          key={each.on}
          type="button"
          aria-pressed={each.on === layer.on}
          onClick={() => show(store, { kind: "outlines", layer: each })}
        >
          {each === landscape ? texts.common.forScreens : texts.common.forPhones}
        </button>
      ))}
    </div>
  );
}
