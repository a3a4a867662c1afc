import { useState } from "react";
import { useFacts } from "../../text/FactsContext.tsx";
import { floorNameIn } from "../../text/placeNames.ts";
import type { SiteTower } from "../../facts/siteFacts.ts";
import { useElementProps, useIsHydrating } from "../../elements/MarkupContext.tsx";
import { usePageLinks } from "../../elements/usePageLinks.ts";
import { floorPath, towersPath } from "../../navigation/pagePaths.ts";
import { towerPath } from "../../navigation/projectRoutes.ts";
import { mailAttributes } from "../../elements/mailAttributes.ts";
import { useGo } from "../../navigation/useGo.ts";
import { useNavigationState } from "../../navigation/useNavigationState.ts";
import { usePageLanguage, useText } from "../../text/LanguageContext.tsx";
import { placesText } from "../../text/places.ts";
import { useElementEvents } from "../../elements/useElementEvents.ts";
import { useScreenTitle } from "../../elements/useScreenTitle.ts";
import { useHash } from "./useHash.ts";

/** The plan of a floor: in the tower from which the visitor came, or in the first one if the page was opened by its address. */
export function FloorPage({ floor }: { floor: number }) {
  const { customFloorUrl = "", ...state } = useNavigationState();
  const withFloor = useTowersWith(floor);
  const current = useTowerOf(withFloor, state.tower);
  const text = useText(placesText);
  const isHydrating = useIsHydrating();
  const [rendered, setRendered] = useState<string>();
  // After hydration, a single element shows whichever tower is current.
  if (!isHydrating && rendered === undefined && current) setRendered(current.id);
  // The prerendered page contains the floor of every tower: without scripts, the hash decides which one is visible.
  const renderedTowers = rendered === undefined ? withFloor : withFloor.filter(({ id }) => id === rendered);
  return (
    <>
      <h1 className="visually-hidden">
        {[current?.name, floorNameIn(text, current, floor)].filter(Boolean).join(", ")}
      </h1>
      {renderedTowers.map(({ id }, index) => (
        <Floor
          key={id}
          id={rendered === undefined ? id : undefined}
          isOther={rendered === undefined && index > 0}
          tower={rendered === undefined ? id : current?.id}
          floor={floor}
          customFloorUrl={customFloorUrl}
        />
      ))}
    </>
  );
}

type FloorProps = {
  readonly id: string | undefined;
  readonly isOther: boolean;
  readonly tower: string | undefined;
  readonly floor: number;
  readonly customFloorUrl: string;
};

function Floor({ id, isOther, tower, floor, customFloorUrl }: FloorProps) {
  const go = useGo();
  const { towers } = useFacts();
  const language = usePageLanguage();
  const attributes = {
    locale: language,
    ...mailAttributes,
    tower,
    floor,
    "floor-label": customFloorUrl || undefined,
    links: usePageLinks(),
  };
  const element = useElementProps("kulla-floor-explorer", attributes, isOther ? "lazy" : "eager");
  const explorer = useElementEvents<HTMLElementTagNameMap["kulla-floor-explorer"]>({
    onfloorselect: (event) => {
      event.preventDefault();
      const { floor: next, customFloorUrl: label, tower: of } = event.detail;
      go(floorPath(towers, next), { state: { customFloorUrl: label, tower: of }, replace: next === floor });
    },
    onapartmentselect: (event) => {
      event.preventDefault();
      const { apartment, customUrl1, customUrl2, customUrl3, vrPath, tower: of } = event.detail;
      const state = { customUrl1, customUrl2, customUrl3, vrPath, customFloorUrl, tower: of };
      go("/navigate-floor", { state, apartment });
    },
    ongoback: (event) => {
      event.preventDefault();
      const { screen } = event.detail;
      if (screen.name === "site") go("/");
      else go(screen.name === "tower" ? towerPath(screen.tower, towers) : towersPath);
    },
  });
  useScreenTitle(explorer);
  return <kulla-floor-explorer id={id} className={isOther ? "other-tower" : undefined} ref={explorer} {...element} />;
}

function useTowersWith(floor: number) {
  return useFacts().towers.filter(({ floors }) => floors.some((each) => each.floor === floor));
}

function useTowerOf(withFloor: readonly SiteTower[], towerId: string | undefined) {
  // A link followed without scripts contains the tower in its hash.
  const address = useHash();
  return withFloor.find(({ id }) => id === (towerId ?? address)) ?? withFloor[0];
}
