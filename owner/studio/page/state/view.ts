import type { SettingsView } from "../settings/settingsPart.ts";
import type { WebsiteView } from "../website/websitePlace.ts";

/** Which picture is drawn on. */
export type Layer =
  | { readonly on: "site" | "sitePortrait"; readonly tower?: never }
  | { readonly on: "tower" | "towerPortrait"; readonly tower: string }
  | { readonly on: "plan"; readonly plan: string };

/** What the work column shows; `region`: the index of the chosen one; `toDraw`: the id of an apartment without a region; `mirrorOf`: the tower whose outlines are offered, mirrored. */
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
  /** `layout`: one of them, `picture`: the index of its chosen one. */
  | { readonly kind: "layouts"; readonly layout?: string; readonly picture?: number }
  /** `page`: the index of the chosen one. */
  | { readonly kind: "brochure"; readonly page?: number }
  | SettingsView
  | WebsiteView
  | { readonly kind: "tours"; readonly tour?: string; readonly scene?: string; readonly door?: string }
  | { readonly kind: "publish" }
  | { readonly kind: "preview" };

/** Where a tab's own history brings one back to after a reload. */
export function viewOf(state: unknown): View {
  const { view } = (state ?? {}) as { readonly view?: View };
  return view ?? { kind: "overview" };
}

/** Whether two views are of one place, whatever is chosen there. */
export const areSamePlace = (one: View, other: View): boolean =>
  one.kind === other.kind &&
  (one.kind !== "outlines" || other.kind !== "outlines" || areSameLayer(one.layer, other.layer));

export const areSameLayer = (one: Layer, other: Layer): boolean => JSON.stringify(one) === JSON.stringify(other);
