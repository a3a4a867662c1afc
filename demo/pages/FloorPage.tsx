import { useFacts } from "../facts/FactsContext.tsx";
import { useFallback } from "../elements/FallbackContext.tsx";
import { floorPath } from "../navigation/floorPath.ts";
import { mailAttributes } from "../elements/mailAttributes.ts";
import { useGo } from "../navigation/useGo.ts";
import { useNavigationState } from "../navigation/useNavigationState.ts";
import { useLanguage, useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { useElementEvents } from "../elements/useElementEvents.ts";
import { useHash } from "./useHash.ts";

/** The plan of one storey: of the tower the visitor came from, K5 where they came by the address. */
export function FloorPage({ floor }: { floor: number }) {
  const { customFloorUrl = "", ...state } = useNavigationState();
  const tower = useTowerOf(floor, state.tower);
  const go = useGo();
  const language = useLanguage();
  const words = useText(placesText);
  const fallback = useFallback(`floor:${floor}`);
  const explorer = useElementEvents<HTMLElementTagNameMap["kulla-floor-explorer"]>({
    onfloorselect: (event) => {
      event.preventDefault();
      const { floor: next, customFloorUrl: label, tower: of } = event.detail;
      go(floorPath(next), { state: { customFloorUrl: label, tower: of }, replace: next === floor });
    },
    onapartmentselect: (event) => {
      event.preventDefault();
      const { apartment, customUrl1, customUrl2, customUrl3, vrPath, tower: of } = event.detail;
      const home = { customUrl1, customUrl2, customUrl3, vrPath, customFloorUrl, tower: of };
      go("/navigate-floor", { state: home, apartment });
    },
    ongoback: ({ detail: { screen } }) => {
      const part = screen.name === "tower" && screen.tower !== "k5" ? `#${screen.tower}` : "";
      go(screen.name === "site" ? "/" : `/click-floor${part}`);
    },
  });
  return (
    <>
      <h1 className="unseen">{[tower?.name, words.floor(floor)].filter(Boolean).join(", ")}</h1>
      <kulla-floor-explorer
        ref={explorer}
        locale={language}
        {...mailAttributes}
        tower={tower?.id}
        floor={floor}
        floor-label={customFloorUrl || undefined}
        {...fallback}
      />
    </>
  );
}

function useTowerOf(floor: number, told: string | undefined) {
  const { towers } = useFacts();
  // A link followed without scripts names the tower in the address.
  const address = useHash();
  const withFloor = towers.filter(({ floors }) => floors.some((each) => each.floor === floor));
  return withFloor.find(({ id }) => id === (told ?? address)) ?? withFloor[0];
}
