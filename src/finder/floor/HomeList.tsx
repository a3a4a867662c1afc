import { useIsNarrow } from "../../hooks/useIsNarrow.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { countFree } from "../../project/homeFigures.ts";
import type { Floor } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { counted } from "../facts/counted.ts";
import { useFinderActions } from "../state/FinderContext.tsx";
import { homeFacts } from "../facts/homeFacts.ts";
import { listEvents } from "../listEvents.ts";
import { TowerSwitch } from "../places/TowerSwitch.tsx";
import { useLanguage } from "../useLanguage.ts";

type Props = {
  readonly floor: Floor;
  readonly highlights: HighlightStore;
  readonly onPickTower: (tower: string) => void;
};

/** The homes of a floor, one row each. */
export function HomeList({ floor, highlights, onPickTower }: Props) {
  const { openApartment } = useFinderActions();
  const language = useLanguage();
  const isNarrow = useIsNarrow();
  const { texts } = language;
  const free = countFree(floor.apartments);
  const homes = counted(texts, "homes", floor.apartments.length);
  return (
    <div className="side">
      <TowerSwitch current={floor.tower} onPick={onPickTower} />
      <Heading isPart className="homes-title">
        {free === undefined ? homes : `${homes}, ${counted(texts, "free", free)}`}
      </Heading>
      <ol className="list homes" aria-label={texts.homeList} {...listEvents(highlights, isNarrow)}>
        {floor.apartments.map((apartment) => {
          const { id, bedrooms, side, area, status, name } = homeFacts(apartment, language);
          const isTaken = apartment.status === "sold" || apartment.status === "reserved";
          return (
            <li key={id}>
              <button
                type="button"
                className={isTaken ? "row taken" : "row"}
                id={`row-${id}`}
                aria-label={name}
                onClick={() => openApartment(apartment.id)}
              >
                <b>{id}</b>
                <span className="about">
                  {bedrooms}
                  <small>{side}</small>
                </span>
                <span className="area">{area}</span>
                <span className="word">{isTaken ? status : ""}</span>
                <Arrow />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
