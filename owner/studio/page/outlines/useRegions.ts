import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProject } from "../state/ProjectContext.ts";
import type { Layer } from "../state/view.ts";
import { type LayerRegion, regionsOf } from "./layerRegions.ts";

/** All regions of a layer, with names in the studio's language. */
export function useRegions(layer: Layer): readonly LayerRegion[] {
  const texts = useStudioTexts();
  return useProject(({ history }) => regionsOf(history.draft, layer, texts));
}
