import type { SiteTower } from "../../facts/siteFacts.ts";
import { floorPath, towersPath } from "../../navigation/pagePaths.ts";
import { towerPath } from "../../navigation/projectRoutes.ts";
import type { NavigationState } from "../../navigation/navigationState.ts";
import type { GoOptions } from "../../navigation/useGo.ts";

/** The screen that a `goback` event names when the visitor leaves the element's range of screens. */
type Screen = { readonly name: string; readonly tower?: string; readonly floor?: number };

type From = { readonly state?: Partial<NavigationState>; readonly towers: readonly SiteTower[] };

/** Where going up from an apartment leads: to its floor, if that is known, otherwise to the picker. */
export function parentRoute(screen: Screen, { state = {}, towers }: From): [to: string, options?: GoOptions] {
  const { tower = screen.tower, customFloorUrl = "", customUrl3 } = state;
  if (screen.name === "tower") return [screen.tower ? towerPath(screen.tower, towers) : towersPath];
  const floor = screen.floor ?? Number(customUrl3 || NaN);
  if (Number.isNaN(floor)) return [towersPath];
  return [floorPath(towers, floor), { state: { customFloorUrl, tower: screen.tower ?? tower ?? towers[0]?.id } }];
}
