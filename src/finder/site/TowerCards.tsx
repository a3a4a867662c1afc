import { rowIdOf } from "../../hotspots/regionMarks.ts";
import { useRef, useState } from "react";
import { createHighlightStore } from "../../hotspots/highlightStore.ts";
import { countFree, totalArea } from "../../project/apartmentFigures.ts";
import { floorsOf } from "../../project/lookUps.ts";
import type { Apartment, Floor } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { PictureOrigin } from "../../ui/picture/PictureOrigin.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { counted, countedApartments } from "../../facts/counted.ts";
import { towerFacts } from "../../facts/towerFacts.ts";
import { listEvents } from "../panel/listEvents.ts";
import { pictureSizes, type Shares } from "../state/pictureSizes.ts";
import { useHrefOf, useFinderActions, useFinderContext, useFinderSettings } from "../state/FinderContext.tsx";
import { useArrival } from "../state/useArrival.ts";
import { useNextScreen } from "../state/useNextScreen.ts";
import { useLanguage, type Language } from "../../ui/TextsContext.tsx";

/** In an element narrower than 560 px two cards are next to each other, in a wider one two or more (TowerCards.css). */
const cardWidth: Shares = [
  { fromPx: 560, percent: 40 },
  { fromPx: 0, percent: 50 },
];

/** The site of a project without a site picture: a card for each tower. */
export function TowerCards() {
  const { project, SearchLink } = useFinderSettings();
  const { filtered } = useFinderContext();
  const language = useLanguage();
  const screen = useRef<HTMLElement>(null);
  useArrival(screen);
  useNextScreen(screen, "tower");
  const apartments = project.floors.flatMap((floor) => floor.apartments);
  return (
    <section className="screen site-screen cards-screen" ref={screen}>
      <Heading className="title">{language.texts.towers}</Heading>
      <p className="cards-sum">
        {[countedApartments(language, apartments), availableText(apartments, language)].filter(Boolean).join(", ")}
      </p>
      {filtered?.bar(apartments)}
      {SearchLink && <SearchLink />}
      <Cards />
    </section>
  );
}

function Cards() {
  const { project } = useFinderSettings();
  const { openTower } = useFinderActions();
  const { pictureWidth, filtered } = useFinderContext();
  const addressOf = useHrefOf();
  const language = useLanguage();
  const { texts } = language;
  const [highlights] = useState(createHighlightStore);
  const towers = project.towers.map((tower) => ({ tower, floors: floorsOf(project, tower.id) }));
  const maxFloors = Math.max(...towers.map(({ floors }) => floors.length), minFloors);
  const sizes = pictureSizes(cardWidth, pictureWidth);
  return (
    <ul className="cards" aria-label={texts.towerList} {...listEvents(highlights)}>
      {towers.map(({ tower, floors }) => {
        const { id, title, note, name } = (filtered?.towerFacts ?? towerFacts)(project, tower, language);
        // With a filter the note shows how many available apartments match.
        const free = filtered
          ? ""
          : availableText(
              floors.flatMap((floor) => floor.apartments),
              language,
            );
        const truth = tower.picture?.truth;
        return (
          <li key={id}>
            <LinkOrButton
              href={addressOf({ name: "tower", tower: id })}
              id={rowIdOf(id)}
              className="tower-card"
              aria-label={[name, free, truth && texts[truth]].filter(Boolean).join(", ")}
              onNavigate={() => openTower(id)}
            >
              {tower.picture ? (
                <>
                  <Picture picture={tower.picture} sizes={sizes} isQuiet />
                  <PictureOrigin picture={tower.picture} />
                </>
              ) : (
                <Slabs floors={floors} maxFloors={maxFloors} />
              )}
              <span className="tower-text">
                <b translate="no">{title}</b>
                <span>{note}</span>
                <span>{free}</span>
                <Arrow />
              </span>
            </LinkOrButton>
          </li>
        );
      })}
    </ul>
  );
}

function availableText(apartments: readonly Apartment[], language: Language): string {
  const count = countFree(apartments);
  return count === undefined ? "" : counted(language, "free", count);
}

/** Where all towers have fewer floors, they are drawn less high than a picture. */
const minFloors = 8;

/** Replaces a tower's missing picture: its floors as slabs, all towers on the same scale. `maxFloors`: the floors of the highest one. */
function Slabs({ floors, maxFloors }: { readonly floors: readonly Floor[]; readonly maxFloors: number }) {
  const areas = floors.map(({ apartments }) => totalArea(apartments));
  const largest = areas.reduce((a, b) => Math.max(a, b), 1);
  const slabs = areas.map((area, index) => {
    // A floor without apartments has the full width.
    const width = (60 * (area || largest)) / largest;
    return `M${50 - width / 2} ${(maxFloors - floors.length + index) * 8}h${width}v7h-${width}z`;
  });
  return (
    <svg
      className="card-slabs"
      viewBox={`0 -12 100 ${maxFloors * 8 + 12}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={slabs.join("")} />
    </svg>
  );
}
