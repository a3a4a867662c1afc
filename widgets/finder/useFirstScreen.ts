import type { LateSheets } from "../../src/element/host.ts";
import type { Start } from "../../src/finder/state/finderProps.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { startScreen } from "../../src/finder/state/startScreen.ts";
import { isOfHomes, viewOf, type ViewCode, type ViewName } from "../../src/finder/screens/screenCode.ts";
import { useSettled } from "../../src/finder/screens/useSettled.ts";
import type { Project } from "../../src/project/types.ts";

type FirstScreen = {
  readonly range: readonly ScreenName[];
  readonly views: ViewCode;
  readonly start: Start;
  readonly project?: Project;
  /** The style sheet of a storey and its homes. */
  readonly homes: LateSheets;
};

/** Whether code and styles of the screen it starts with are there, or known not to come; fetched where they come in files of their own. */
export function useFirstScreen({ range, views, start, project, homes }: FirstScreen): boolean {
  const view = firstView(range, start, project);
  const isHere = useSettled(view && views[view]);
  const isDressed = useSettled(isOfHomes(view) ? homes : undefined);
  return isHere && isDressed;
}

/** The view an element starts with. Until the project is there, which may lack what is named, the deepest one that is asked for. */
export function firstView(range: readonly ScreenName[], start: Start, project?: Project): ViewName | undefined {
  if (project) return viewOf(startScreen(project, range, start).screen.name);
  if (start.search && range.includes("search")) return "search";
  const deepest = (["apartment", "floor", "tower"] as const).find((name) => start[name] && range.includes(name));
  const first = deepest ?? range[0];
  return first && viewOf(first);
}

/** Where the attributes of an element say that it starts; an empty one says nothing. */
export function writtenStart(attribute: (name: keyof Start) => string | null | undefined): Start {
  return {
    tower: attribute("tower") || null,
    floor: attribute("floor") || null,
    apartment: attribute("apartment") || null,
    layout: attribute("layout") || null,
    tour: attribute("tour") || null,
  };
}
