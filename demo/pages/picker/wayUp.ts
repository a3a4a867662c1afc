import type { TowerFacts } from "../../facts/siteFacts.ts";
import { floorPath } from "../../navigation/pagePaths.ts";
import type { NavigationState } from "../../navigation/navigationState.ts";
import type { GoOptions } from "../../navigation/useGo.ts";

/** The screen that a `goback` event names when the visitor wants to leave the element's range of screens. */
type Screen = { readonly name: string; readonly tower?: string; readonly floor?: number };

type From = { readonly state?: Partial<NavigationState>; readonly towers: readonly TowerFacts[] };

/** Address of a building's floors, of which the first one's are seen at once. */
export const towerPath = (tower: string | undefined, towers: From["towers"]): string =>
  tower === undefined || tower === towers[0]?.id ? "/click-floor" : `/click-floor#${tower}`;

/** Where a step up from an apartment leads: to its floor, as far as it is known; else to the picker. */
export function wayUp(screen: Screen, { state = {}, towers }: From): [to: string, options?: GoOptions] {
  const { tower = screen.tower, customFloorUrl = "", customUrl3 } = state;
  if (screen.name === "tower") return [towerPath(screen.tower, towers)];
  const floor = screen.floor ?? Number(customUrl3 || NaN);
  if (Number.isNaN(floor)) return ["/click-floor"];
  return [floorPath(floor), { state: { customFloorUrl, tower: screen.tower ?? tower ?? towers[0]?.id } }];
}
