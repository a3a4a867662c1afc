import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { countFree } from "../../project/homeFigures.ts";
import { homesOn } from "../../project/lookUps.ts";
import type { Apartment, Floor } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { counted, countedHomes } from "../../facts/counted.ts";
import { useHrefOf, useFinderContext } from "../state/FinderContext.tsx";
import { openApartment } from "../state/openApartment.ts";
import { homeFacts } from "../../facts/homeFacts.ts";
import { homeTitle } from "../../facts/titles.ts";
import { listEvents, labelRoom } from "../panel/listEvents.ts";
import { HomeMark } from "../../shortlist/HomeMark.tsx";
import { TowerSwitch } from "../tower/TowerSwitch.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = {
  readonly floor: Floor;
  readonly highlights: HighlightStore;
  /** The page's own address of the storey in another tower. */
  readonly towerAddressOf: (tower: string) => string | undefined;
  readonly onPickTower: (tower: string) => boolean;
};

/** From here on rows off screen are not laid out. */
const manyHomes = 50;

/** The homes of a floor, one row each; by entrance where there are any. */
export function HomeList({ floor, highlights, towerAddressOf, onPickTower }: Props) {
  const { filtered } = useFinderContext();
  const language = useLanguage();
  const { texts } = language;
  const apartments = homesOn(floor);
  const free = countFree(apartments);
  const homes = countedHomes(language, apartments);
  // Homes without one first, the others in the order they appear in.
  const entrances = [...new Set(["", ...apartments.flatMap(({ entrance }) => entrance ?? [])])];
  const looks = `${apartments.length > manyHomes ? " long" : ""}${labelRoom(apartments)}`;
  return (
    <div className="side">
      <TowerSwitch current={floor.tower} addressOf={towerAddressOf} onPick={onPickTower} />
      <Heading isPart className="homes-title">
        {filtered?.storeySentence(apartments) ??
          (free === undefined ? homes : `${homes}, ${counted(language, "free", free)}`)}
      </Heading>
      <div className="homes" {...listEvents(highlights)}>
        {filtered?.bar()}
        {entrances.map((entrance) => {
          const own = apartments.filter((home) => (home.entrance ?? "") === entrance);
          const title = entrance && fill(texts.entrance, { entrance });
          return (
            own.length > 0 && (
              <div key={entrance}>
                {title && (
                  <Heading isPart className="entrance">
                    {title}
                  </Heading>
                )}
                <ol className={`list${looks}`} aria-label={title || texts.homeList}>
                  {own.map((apartment) => (
                    <HomeRow key={apartment.id} apartment={apartment} />
                  ))}
                </ol>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function HomeRow({ apartment }: { readonly apartment: Apartment }) {
  const finder = useFinderContext();
  const addressOf = useHrefOf();
  const language = useLanguage();
  const factsOf = finder.filtered?.homeFacts ?? homeFacts;
  const { id, label, title, bedrooms, side, area, status, price, name, count } = factsOf(apartment, language);
  const isTaken = apartment.status !== undefined && apartment.status !== "available";
  const kind = apartment.kind === "home" ? bedrooms : homeTitle({ ...apartment, label: "" }, language.texts).trim();
  return (
    <li>
      <LinkOrButton
        href={addressOf({ name: "apartment", apartment: id })}
        className={isTaken ? "row taken" : "row"}
        id={`row-${id}`}
        data-count={count}
        aria-label={name}
        onNavigate={() => openApartment(finder, apartment)}
      >
        <b translate="no">{label}</b>
        <span className="about">
          <span>{kind}</span>
          <small>{side}</small>
        </span>
        <span className="area" translate="no">
          {area}
        </span>
        <span className="word">{isTaken ? status : price}</span>
        <Arrow />
      </LinkOrButton>
      <HomeMark home={id} title={title} />
    </li>
  );
}
