import type { SettingsView } from "../settings/settingsPart.ts";
import type { WebsiteView } from "../website/websiteView.ts";

/** The picture being outlined. */
export type Layer =
  | { readonly on: "site" | "sitePortrait"; readonly tower?: never }
  | { readonly on: "tower" | "towerPortrait"; readonly tower: string }
  | { readonly on: "plan"; readonly plan: string };

/** The screen in the work area. `region`: the selected index; `toDraw`: id of an apartment without a region; `mirrorOf`: the tower to mirror. */
export type View =
  | { readonly kind: "overview" }
  | {
      readonly kind: "outlines";
      readonly layer: Layer;
      readonly region?: number;
      readonly toDraw?: string;
      readonly mirrorOf?: string;
    }
  | { readonly kind: "homes"; readonly apartment?: string }
  | { readonly kind: "importList" }
  | { readonly kind: "filesByName" }
  /** `layout`: the selected one; `picture`: the index of its selected picture. */
  | { readonly kind: "layouts"; readonly layout?: string; readonly picture?: number }
  /** `page`: the selected index. */
  | { readonly kind: "brochure"; readonly page?: number }
  | SettingsView
  | WebsiteView
  | { readonly kind: "tours"; readonly tour?: string; readonly scene?: string; readonly door?: string }
  | { readonly kind: "publish" }
  | { readonly kind: "preview" };

/** Restores a view from the tab's history after a reload. */
export function viewOf(state: unknown): View {
  const { view } = (state ?? {}) as { readonly view?: View };
  return view ?? { kind: "overview" };
}

/** Whether two views show the same place, whatever is selected in it. */
export const areSamePlace = (one: View, other: View): boolean =>
  one.kind === other.kind &&
  (one.kind !== "outlines" || other.kind !== "outlines" || areSameLayer(one.layer, other.layer));

export const areSameLayer = (one: Layer, other: Layer): boolean => JSON.stringify(one) === JSON.stringify(other);
