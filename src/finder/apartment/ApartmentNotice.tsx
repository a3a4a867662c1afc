import { useState } from "react";
import { towerLabel } from "../../project/localText.ts";
import { findFloor } from "../../project/lookUps.ts";
import { nearestFree } from "../../project/nearestFree.ts";
import type { Apartment } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { LocationText } from "../../ui/LocationText.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useHrefOf, useFinderContext, useFinderSettings } from "../state/FinderContext.tsx";
import { openApartment } from "../state/openApartment.ts";
import { apartmentFacts } from "../../facts/apartmentFacts.ts";
import { floorTitle } from "../../facts/titles.ts";

const isUnavailable = ({ status }: Apartment): boolean => status !== undefined && status !== "available";

/**
 * States above all facts that an apartment is not available. If an availability file is used, the line is rendered for every status, so
 * that nothing moves when the status changes.
 */
export function ApartmentNotice({ apartment }: { apartment: Apartment }) {
  const { followsAvailability = false } = useFinderSettings();
  const texts = useTexts();
  const sentence = {
    available: texts.statusAvailable,
    sold: texts.statusSold,
    reserved: texts.statusReserved,
    notReleased: texts.statusNotReleased,
  };
  if (!followsAvailability && !isUnavailable(apartment)) return null;
  return <p className="apartment-notice">{apartment.status && sentence[apartment.status]}</p>;
}

/** Alternative apartments, and the number of rows reserved for them. */
type Alternatives = { readonly apartments: readonly Apartment[]; readonly rows: number };
type PlacedAlternatives = { readonly above?: Alternatives; readonly below?: Alternatives };

/**
 * The nearest similar apartments that are available: above the facts if the apartment was not available when it was opened, below them if
 * that changes later, so that the content being read does not move.
 */
export function useAlternatives(apartment: Apartment | undefined): PlacedAlternatives {
  const { project } = useFinderSettings();
  const isNowUnavailable = apartment !== undefined && isUnavailable(apartment);
  const [rows] = useState(() => (isNowUnavailable ? nearestFree(project, apartment).length : 0));
  if (!apartment || (rows === 0 && !isNowUnavailable)) return {};
  const apartments = nearestFree(project, apartment);
  if (rows > 0) return { above: { apartments: apartments.slice(0, rows), rows } };
  return apartments.length > 0 ? { below: { apartments, rows: apartments.length } } : {};
}

export function ApartmentAlternatives({ apartments, rows }: Alternatives) {
  const finder = useFinderContext();
  const { project } = finder.settings;
  const addressOf = useHrefOf();
  const texts = useTexts();
  const locale = useLocale();
  return (
    <section className="apartment-similar" data-rows={rows}>
      {apartments.length > 0 && <Heading isSubheading>{texts.nearestFree}</Heading>}
      <ul>
        {apartments.map((other) => {
          const facts = apartmentFacts(other, { texts, locale });
          const label = towerLabel(
            project.towers.find(({ id }) => id === other.tower),
            locale,
          );
          return (
            <li key={other.id}>
              <LinkOrButton
                href={addressOf({ name: "apartment", apartment: other.id })}
                onNavigate={() => openApartment(finder, other)}
              >
                <span>
                  <LocationText
                    text={[
                      label,
                      floorTitle(findFloor(project, other.tower, other.floor) ?? other, { texts, locale }),
                      facts.title,
                    ]
                      .filter(Boolean)
                      .join(", ")}
                    tower={label}
                  />
                </span>{" "}
                <span className="apartment-similar-area" translate="no">
                  {facts.area}
                </span>
                <Arrow />
              </LinkOrButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
