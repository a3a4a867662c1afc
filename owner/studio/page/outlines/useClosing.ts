import { useCallback, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { nextToDraw } from "../../draft/edit/nextToDraw.ts";
import { withOutline } from "../../draft/edit/outlines.ts";
import { type Shape, writeShape } from "../../draft/geometry/polygon.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import type { Layer } from "../state/view.ts";
import type { Board } from "./canvas/canvasState.ts";
import { regionsOf } from "./layerRegions.ts";

type Closing = {
  readonly close: Board["close"];
  /** Reports what was drawn and which apartment is next, also to screen readers. */
  readonly report: string;
};

/** Closes a shape; on a plan, an apartment that had no outline leads to the next one without an outline. */
export function useClosing(layer: Layer, chosen: number | undefined): Closing {
  const store = useProjectStore();
  const texts = useStudioTexts();
  const [report, setReport] = useState("");
  const close = useCallback(
    (shape: Shape) => {
      const regions = regionsOf(draftOf(store), layer, texts);
      const region = regions[chosen ?? -1];
      if (chosen === undefined || !region) return "done";
      const draft = withOutline(draftOf(store), region.place, { outline: writeShape(shape), origin: "drawn" });
      const isFirst = layer.on === "plan" && region.outline === "";
      const next = isFirst ? nextToDraw(draft, layer.plan, chosen) : undefined;
      // The next region is created in the same step, so that undo removes both.
      change(store, { draft: next?.draft ?? draft, undoName: "draw" });
      if (!next) {
        setReport(isFirst ? fill(texts.outlines.lastDrawn, { name: region.name }) : "");
        return "done";
      }
      show(store, { kind: "outlines", layer, region: next.region });
      const nextName = regionsOf(draftOf(store), layer, texts)[next.region]?.name ?? "";
      setReport(fill(texts.outlines.drawnNext, { name: region.name, next: nextName }));
      return "drawNext";
    },
    [store, layer, texts, chosen],
  );
  return { close, report };
}
