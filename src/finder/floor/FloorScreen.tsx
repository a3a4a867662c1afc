import { useEffect, useMemo, useRef, useState } from "react";
import { createHighlightStore } from "../../hotspots/highlightStore.ts";
import { findFloor, findPlan, findTower, floorsOf } from "../../project/lookUps.ts";
import { localText } from "../../project/localText.ts";
import type { Floor } from "../../project/types.ts";
import { Heading } from "../../ui/Heading.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { useHrefOf, useFinder, useFinderActions, useFinderSettings } from "../state/FinderContext.tsx";
import { floorTitle } from "../../facts/titles.ts";
import { FloorPlan } from "./FloorPlan.tsx";
import { ApartmentList } from "./ApartmentList.tsx";
import { Breadcrumbs, ScreenAnnouncement } from "../panel/Breadcrumbs.tsx";
import { FloorStackIcon } from "./FloorStackIcon.tsx";
import { useArrival } from "../state/useArrival.ts";
import { useNextScreen } from "../state/useNextScreen.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

/** The most characters of a title in large type, such as "Kati 11" or "Përdhesa". */
const maxLargeTitleLength = 9;

/** One floor: its plan with a region per apartment, and the apartments as a list. */
export function FloorScreen() {
  const screen = useFinder((state) => state.screen);
  return screen.name === "floor" && <OpenFloor towerId={screen.tower} floor={screen.floor} />;
}

function OpenFloor({ towerId, floor }: { towerId: string; floor: number }) {
  const { project } = useFinderSettings();
  const language = useLanguage();
  const { texts, locale } = language;
  const screen = useRef<HTMLElement>(null);
  useArrival(screen);
  const floors = useMemo(() => floorsOf(project, towerId), [project, towerId]);
  const index = floors.findIndex((candidate) => candidate.floor === floor);
  const current = floors[index];
  const tower = localText(findTower(project, towerId)?.name ?? towerId, locale);
  const title = floorTitle(current ?? { floor }, language);
  const { stepTo, addressIn, pickTower } = useFloorLinks(towerId, floor);
  // If only the tower changes, the announcement names the tower too.
  const [firstTower] = useState(towerId);
  const [highlights, setHighlights] = useState(createHighlightStore);
  const highlighted = useFinder((state) => state.highlighted);
  useEffect(() => {
    if (highlighted !== undefined) highlights.setState({ highlight: { kind: "armed", id: highlighted } });
  }, [highlights, highlighted]);
  useNextScreen(screen, "apartment");
  const floorKey = `${towerId}/${floor}`;
  const [shownKey, setShownKey] = useState(floorKey);
  if (shownKey !== floorKey) {
    // Another floor has other apartments, so the highlight is reset.
    setShownKey(floorKey);
    setHighlights(createHighlightStore());
  }
  const plan = findPlan(project, current?.plan ?? "");
  // If the project lacks the plan that the floor names, an error is shown in its place.
  const hasNoPlan = plan ? plan.picture === undefined : !current?.plan;
  return (
    <section className={`screen split plan-screen${hasNoPlan ? " bare" : ""}`} ref={screen}>
      <ScreenAnnouncement title={towerId === firstTower ? title : `${tower}, ${title}`} />
      <header className="head">
        <Breadcrumbs
          steps={[
            { name: texts.towers, screen: { name: "site" } },
            { name: tower, screen: { name: "tower", tower: towerId } },
          ]}
          here={title}
        />
        {/* Before the content whose space depends on it, so that streamed HTML does not shift. */}
        <FloorStackIcon floors={floors} current={index} />
        <Heading className={title.length > maxLargeTitleLength ? "title long-title" : "title"}>{title}</Heading>
        <Stepper
          down={{ name: texts.floorDown, ...stepTo(floors[index + 1]) }}
          up={{ name: texts.floorUp, ...stepTo(floors[index - 1]) }}
        />
      </header>
      {current && !hasNoPlan && <FloorPlan floor={current} highlights={highlights} />}
      {current && (
        <ApartmentList floor={current} highlights={highlights} towerAddressOf={addressIn} onPickTower={pickTower} />
      )}
    </section>
  );
}

/** Links to the floors below and above, and to the same floor of another tower, or its top floor if it has none. */
function useFloorLinks(towerId: string, floor: number) {
  const { project } = useFinderSettings();
  const { openFloor } = useFinderActions();
  const addressOf = useHrefOf();
  const addressTo = ({ tower, floor: to }: Floor) => addressOf({ name: "floor", tower, floor: to });
  const sameFloorIn = (id: string) => findFloor(project, id, floor) ?? floorsOf(project, id)[0];
  return {
    stepTo: (next: Floor | undefined) =>
      next ? { href: addressTo(next), onNavigate: () => openFloor(towerId, next.floor) } : {},
    addressIn: (id: string): string | undefined => {
      const target = sameFloorIn(id);
      return target && addressTo(target);
    },
    pickTower: (id: string): boolean => {
      const target = sameFloorIn(id);
      return target !== undefined && openFloor(id, target.floor);
    },
  };
}
