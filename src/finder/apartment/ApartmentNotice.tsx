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

const isTaken = ({ status }: Apartment): boolean => status !== undefined && status !== "available";

/**
 * Says first that an apartment is not available. If an availability file is used, the line is rendered for every status, so that
 * nothing moves when the status changes.
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
  if (!followsAvailability && !isTaken(apartment)) return null;
  return <p className="apartment-notice">{apartment.status && sentence[apartment.status]}</p>;
}

/** Alternative apartments, and the number of rows reserved for them. */
type Offers = { readonly apartments: readonly Apartment[]; readonly rows: number };

/**
 * The nearest similar apartments that are available: above the facts if the apartment was taken when it was opened, below them if it
 * is taken later, so that the content being read does not move.
 */
export function useOffers(apartment: Apartment | undefined): { readonly above?: Offers; readonly below?: Offers } {
  const { project } = useFinderSettings();
  const isNowTaken = apartment !== undefined && isTaken(apartment);
  const [rows] = useState(() => (isNowTaken ? nearestFree(project, apartment).length : 0));
  if (!apartment || (rows === 0 && !isNowTaken)) return {};
  const apartments = nearestFree(project, apartment);
  if (rows > 0) return { above: { apartments: apartments.slice(0, rows), rows } };
  return apartments.length > 0 ? { below: { apartments, rows: apartments.length } } : {};
}

export function ApartmentOffers({ apartments, rows }: Offers) {
  const finder = useFinderContext();
  const { project } = finder.settings;
  const addressOf = useHrefOf();
  const texts = useTexts();
  const locale = useLocale();
  return (
    <section className="apartment-offers" data-rows={rows}>
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
                <span className="apartment-offer-area" translate="no">
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
