import { fill } from "../../../../../src/text/format/fill.ts";
import type { Outline } from "../../../../../src/project/types.ts";
import type { Draft, OutlineOrigin } from "../../../draft/draft.ts";
import type { UnassignedShape } from "../../../draft/svg/unassignedShapes.ts";
import { type FoundOutline, svgTargets, type SvgTarget, withOutlines } from "../../../draft/svg/svgOutlines.ts";
import type { StudioTexts } from "../../../text/studioTexts.ts";
import type { Layer } from "../../state/view.ts";
import { type LayerRegion, regionsOf } from "../layerRegions.ts";

export type SuggestionKind = keyof StudioTexts["tracing"]["suggestions"];

/** Why part of a file yields no outline. */
export type LeftOutReason = keyof StudioTexts["tracing"]["reasons"];

/** The outlines found in a source, and the parts of it that yield none. */
export type FoundShapes = {
  /** `source`: the file, or the name in a drawing; "" if it is of no interest. */
  readonly found: readonly { readonly key: string; readonly source: string; readonly outline: Outline }[];
  readonly leftOut: readonly { readonly name: string; readonly reason: LeftOutReason }[];
  /** Shapes that only a person can assign to a region. */
  readonly unassigned?: readonly UnassignedShape[];
  /** General remarks about the source. */
  readonly notes?: readonly string[];
};

/** A region that a shape can be assigned to. */
export type SuggestedRegion = { readonly key: string; readonly name: string; readonly hasShape: boolean };

export type SuggestedShape = FoundShapes["found"][number] & {
  readonly name: string;
  /** Whether the region already has an outline, which this one would replace. */
  readonly hasShape: boolean;
};

/** Outlines that are previewed before any of them is applied. */
export type OutlineSuggestion = {
  readonly kind: SuggestionKind;
  readonly shapes: readonly SuggestedShape[];
  readonly unassigned: readonly UnassignedShape[];
  readonly regions: readonly SuggestedRegion[];
  readonly leftOut: FoundShapes["leftOut"];
  readonly notes: readonly string[];
  /** Names of the regions that have no outline and get none from this suggestion. */
  readonly without: readonly string[];
};

/** The found outlines with the names of their regions, in the order of the draft. */
export function suggestionOf(
  draft: Draft,
  layer: Layer,
  { kind, shapes, texts }: { readonly kind: SuggestionKind; readonly shapes: FoundShapes; readonly texts: StudioTexts },
): OutlineSuggestion {
  const regions = regionsOf(draft, layer, texts);
  const targets = svgTargets(draft, layer);
  const nameOf = (key: string) => regionFor(key, targets, regions)?.name ?? fill(texts.names.home, { home: key });
  const hasShape = (key: string) => Boolean(regionFor(key, targets, regions)?.outline);
  const order = new Map(targets.map(({ key }, index) => [key, index]));
  const keys = new Set(shapes.found.map(({ key }) => key));
  const ordered = shapes.found.toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0));
  return {
    kind,
    shapes: ordered.map((each) => ({ ...each, name: nameOf(each.key), hasShape: hasShape(each.key) })),
    unassigned: shapes.unassigned ?? [],
    // Regions without an outline come first, as they are the likely ones.
    regions: targets
      .map(({ key }) => ({ key, name: nameOf(key), hasShape: !keys.has(key) && hasShape(key) }))
      .toSorted((a, b) => Number(a.hasShape) - Number(b.hasShape)),
    leftOut: shapes.leftOut,
    notes: shapes.notes ?? [],
    without: targets.flatMap(({ key }) => (keys.has(key) || hasShape(key) ? [] : [nameOf(key)])),
  };
}

function regionFor(
  key: string,
  targets: readonly SvgTarget[],
  regions: readonly LayerRegion[],
): LayerRegion | undefined {
  const ids = new Set(targets.find((target) => target.key === key)?.group?.ids);
  return regions.find(({ place, apartments = [] }) => {
    if (place.on === "plan") return apartments.some(({ apartment }) => ids.has(apartment.id));
    return ("floor" in place ? String(place.floor) : place.tower) === key;
  });
}

const origins: Readonly<Record<SuggestionKind, OutlineOrigin>> = {
  overlays: "traced",
  svg: "imported",
  copy: "drawn",
  mirror: "drawn",
  plan: "drawn",
};

/** The names of the undo steps: keys of the page's texts. */
const undoNames: Readonly<Record<SuggestionKind, string>> = {
  overlays: "traced",
  svg: "importSvg",
  copy: "copyShapes",
  mirror: "mirrorShapes",
  plan: "copyShapes",
};

/** The outlines to apply: those that are ticked, and those that were assigned. All shapes of the same region form one outline. */
export function appliedOutlines(
  { shapes, unassigned }: Pick<OutlineSuggestion, "shapes" | "unassigned">,
  { ticked, assignments }: { readonly ticked: ReadonlySet<string>; readonly assignments: ReadonlyMap<number, string> },
): readonly FoundOutline[] {
  const outlines = new Map<string, Outline>();
  const add = (key: string, outline: Outline) => outlines.set(key, `${outlines.get(key) ?? ""}${outline}`);
  for (const { key, outline } of shapes) if (ticked.has(key)) add(key, outline);
  for (const { n, outline } of unassigned) {
    const regionKey = assignments.get(n);
    if (regionKey !== undefined) add(regionKey, outline);
  }
  return [...outlines].map(([key, outline]) => ({ key, outline }));
}

/** The draft with a suggestion's outlines, as one step. */
export const applySuggestion = (
  draft: Draft,
  layer: Layer,
  { kind, found }: { readonly kind: SuggestionKind; readonly found: readonly FoundOutline[] },
): { readonly draft: Draft; readonly undoName: string } => ({
  draft: withOutlines(draft, layer, { found, origin: origins[kind] }),
  undoName: undoNames[kind],
});
