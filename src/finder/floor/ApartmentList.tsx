import { rowIdOf } from "../../hotspots/regionMarks.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { countFree } from "../../project/apartmentFigures.ts";
import { apartmentsOn } from "../../project/lookUps.ts";
import type { Apartment, Floor } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { counted, countedApartments } from "../../facts/counted.ts";
import { useHrefOf, useFinderContext } from "../state/FinderContext.tsx";
import { openApartment } from "../state/openApartment.ts";
import { apartmentFacts } from "../../facts/apartmentFacts.ts";
import { listedPerM2 } from "../../facts/price/perM2Text.ts";
import { apartmentTitle } from "../../facts/titles.ts";
import { listEvents, labelWidthClass } from "../panel/listEvents.ts";
import { SaveApartmentButton } from "../../shortlist/SaveButton.tsx";
import { TowerSwitch } from "../tower/TowerSwitch.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = {
  readonly floor: Floor;
  readonly highlights: HighlightStore;
  /** The page's address of the same floor in another tower. */
  readonly towerAddressOf: (tower: string) => string | undefined;
  readonly onPickTower: (tower: string) => boolean;
};

/** With more rows, rows off screen are not laid out. */
const manyApartments = 50;

/** The apartments of a floor, one row each, grouped by entrance. */
export function ApartmentList({ floor, highlights, towerAddressOf, onPickTower }: Props) {
  const { filtered } = useFinderContext();
  const language = useLanguage();
  const { texts } = language;
  const apartments = apartmentsOn(floor);
  const free = countFree(apartments);
  const total = countedApartments(language, apartments);
  // Apartments without an entrance first, the others in order of appearance.
  const entrances = [...new Set(["", ...apartments.flatMap(({ entrance }) => entrance ?? [])])];
  const looks = `${apartments.length > manyApartments ? " long" : ""}${labelWidthClass(apartments)}`;
  return (
    <div className="side">
      <TowerSwitch current={floor.tower} addressOf={towerAddressOf} onPick={onPickTower} />
      <Heading isSubheading className="apartments-title">
        {filtered?.floorSentence(apartments) ??
          (free === undefined ? total : `${total}, ${counted(language, "free", free)}`)}
      </Heading>
      <div className="apartments" {...listEvents(highlights)}>
        {filtered?.bar()}
        {entrances.map((entrance) => {
          const own = apartments.filter((apartment) => (apartment.entrance ?? "") === entrance);
          const title = entrance && fill(texts.entrance, { entrance });
          return (
            own.length > 0 && (
              <div key={entrance}>
                {title && (
                  <Heading isSubheading className="entrance">
                    {title}
                  </Heading>
                )}
                <ol className={`list${looks}`} aria-label={title || texts.homeList}>
                  {own.map((apartment) => (
                    <ApartmentRow key={apartment.id} apartment={apartment} />
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

function ApartmentRow({ apartment }: { readonly apartment: Apartment }) {
  const finder = useFinderContext();
  const addressOf = useHrefOf();
  const language = useLanguage();
  const factsOf = finder.filtered?.apartmentFacts ?? apartmentFacts;
  const { id, label, title, bedrooms, side, area, status, price, name, count } = factsOf(apartment, language);
  const isUnavailable = apartment.status !== undefined && apartment.status !== "available";
  const perM2 = listedPerM2(apartment, language);
  const kind =
    apartment.kind === "home" ? bedrooms : apartmentTitle({ ...apartment, label: "" }, language.texts).trim();
  return (
    <li>
      <LinkOrButton
        href={addressOf({ name: "apartment", apartment: id })}
        className={isUnavailable ? "row taken" : "row"}
        part="row"
        id={rowIdOf(id)}
        data-count={count}
        aria-label={[name, perM2].filter(Boolean).join(", ")}
        onNavigate={() => openApartment(finder, apartment)}
      >
        <b translate="no">{label}</b>
        <span className="about">
          <span>{kind}</span>
          <small>{side}</small>
        </span>
        <span className="figures">
          <span translate="no">{area}</span>
          <span className="word">
            {isUnavailable ? status && <span>{status}</span> : price && <span translate="no">{price}</span>}
            {perM2 && <small translate="no">{perM2}</small>}
          </span>
        </span>
        <Arrow />
      </LinkOrButton>
      <SaveApartmentButton apartment={id} title={title} />
    </li>
  );
}
