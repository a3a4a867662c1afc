import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { countFree } from "../../project/homeFigures.ts";
import { homesOn } from "../../project/lookUps.ts";
import type { Floor } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Way } from "../../ui/Way.tsx";
import { counted, countedHomes } from "../facts/counted.ts";
import { useAddressOf, useFinderHome } from "../state/FinderContext.tsx";
import { openApartment } from "../state/openApartment.ts";
import { homeFacts } from "../facts/homeFacts.ts";
import { listEvents } from "../listEvents.ts";
import { TowerSwitch } from "../places/TowerSwitch.tsx";
import { useLanguage } from "../useLanguage.ts";

type Props = {
  readonly floor: Floor;
  readonly highlights: HighlightStore;
  /** The page's own address of the storey in another tower. */
  readonly towerAddressOf: (tower: string) => string | undefined;
  readonly onPickTower: (tower: string) => boolean;
};

/** The homes of a floor, one row each. */
export function HomeList({ floor, highlights, towerAddressOf, onPickTower }: Props) {
  const finder = useFinderHome();
  const addressOf = useAddressOf();
  const language = useLanguage();
  const { texts } = language;
  const apartments = homesOn(floor);
  const free = countFree(apartments);
  const homes = countedHomes(texts, apartments);
  return (
    <div className="side">
      <TowerSwitch current={floor.tower} addressOf={towerAddressOf} onPick={onPickTower} />
      <Heading isPart className="homes-title">
        {free === undefined ? homes : `${homes}, ${counted(texts, "free", free)}`}
      </Heading>
      <ol className="list homes" aria-label={texts.homeList} {...listEvents(highlights)}>
        {apartments.map((apartment) => {
          const { id, label, bedrooms, side, area, status, price, name } = homeFacts(apartment, language);
          const isTaken = apartment.status !== undefined && apartment.status !== "available";
          return (
            <li key={id}>
              <Way
                href={addressOf({ name: "apartment", apartment: id })}
                className={isTaken ? "row taken" : "row"}
                id={`row-${id}`}
                aria-label={name}
                onGo={() => openApartment(finder, apartment)}
              >
                <b>{label}</b>
                <span className="about">
                  {bedrooms}
                  <small>{side}</small>
                </span>
                <span className="area">{area}</span>
                <span className="word">{isTaken ? status : price}</span>
                <Arrow />
              </Way>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
