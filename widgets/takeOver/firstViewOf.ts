import type { Start } from "../../src/finder/state/finderProps.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { startScreen } from "../../src/finder/state/startScreen.ts";
import { viewOf, type ViewName } from "../../src/finder/state/screenCode.ts";
import type { Project } from "../../src/project/types.ts";
import { firstView } from "../finder/useFirstScreen.ts";

/** The view an element starts with; until the project is there, which may lack what is named, the one that is guessed. */
export const firstViewOf = (range: readonly ScreenName[], start: Start, project?: Project): ViewName | undefined =>
  project ? viewOf(startScreen(project, range, start).screen.name) : firstView(range, start);

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
