import type { Host } from "../../src/element/host.ts";
import type { Start } from "../../src/finder/state/finderProps.ts";
import type { StartAttributes } from "../../src/finder/state/links/LinkedStart.tsx";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { startScreen } from "../../src/finder/state/startScreen.ts";
import { latePartOf, lateStylesOf, viewOf, type ViewName, type Views } from "../../src/finder/state/views.ts";
import type { Part } from "../../src/parts/createPart.ts";
import { parts } from "../../src/parts/parts.ts";
import type { Project } from "../../src/project/types.ts";

/** What a finder element needs to find out which parts its first render needs. */
export type FinderElement = {
  readonly host: Pick<Host, "styles">;
  readonly screens: readonly ScreenName[];
  /** The views that are bundled with the element. */
  readonly views: Views;
};

/**
 * The parts that the first render of a finder needs, by its attributes or its address. Until the project has loaded, those of the likely
 * screen, because the project may not have the tower, floor or apartment.
 */
export function firstParts(
  element: FinderElement,
  { start, search }: StartAttributes,
  project?: Project,
): readonly Part<unknown>[] {
  const { host, screens, views } = element;
  const view = project ? viewOf(startScreen(project, screens, start).screen.name) : likelyView(screens, start);
  const isSearch = view === "search";
  const stylesName = view && !views[view] ? lateStylesOf(view) : undefined;
  const hasSearchAttributes = (search.filter ?? search.view ?? search.sort) !== null;
  return [
    view && !views[view] ? latePartOf(view) : undefined,
    stylesName && host.styles(`kulla-${stylesName}`),
    isSearch && (search.view === "list" || search.view === "cards") ? parts[search.view] : undefined,
    isSearch || hasSearchAttributes ? parts.searchReports : undefined,
    search.filter === null ? undefined : parts.filtered,
  ].filter((part) => part !== undefined);
}

/** The view that an element will probably start with. */
export function likelyView(screens: readonly ScreenName[], start: Start): ViewName | undefined {
  if (start.search && screens.includes("search")) return "search";
  const deepest = (["apartment", "floor", "tower"] as const).find((name) => start[name] && screens.includes(name));
  const first = deepest ?? screens[0];
  return first && viewOf(first);
}
