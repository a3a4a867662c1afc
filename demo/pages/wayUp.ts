import { floorPath } from "../navigation/floorPath.ts";
import type { NavigationState } from "../navigation/navigationState.ts";
import type { GoOptions } from "../navigation/useGo.ts";

/** A screen an element names when the visitor wants to leave its range (contract, "Events", goback). */
type Screen = { readonly name: string; readonly tower?: string; readonly floor?: number };

/** Where a step up from a home leads: to its storey, as far as it is known; else to the picker. */
export function wayUp(screen: Screen, state: Partial<NavigationState>): [to: string, options?: GoOptions] {
  const { tower = "k5", customFloorUrl = "", customUrl3 } = state;
  if (screen.name === "tower") return [`/click-floor${screen.tower === "k5" ? "" : `#${screen.tower}`}`];
  const floor = screen.floor ?? Number(customUrl3);
  if (!(floor > 0)) return ["/click-floor"];
  return [floorPath(floor), { state: { customFloorUrl, tower: screen.tower ?? tower } }];
}
