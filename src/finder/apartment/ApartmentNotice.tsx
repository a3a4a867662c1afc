import { storeyOf } from "../../project/navigation.ts";
import { nearestFree } from "../../project/nearestFree.ts";
import type { Apartment } from "../../project/types.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import { PlaceWords } from "../../ui/PlaceWords.tsx";
import { Way } from "../../ui/Way.tsx";
import { useAddressOf, useFinderHome } from "../state/FinderContext.tsx";
import { openApartment } from "../state/openApartment.ts";
import { homeFacts } from "../facts/homeFacts.ts";
import { storeyTitle } from "../facts/titles.ts";

/** A home that cannot be had says so first and offers the nearest free ones of like layout. */
export function ApartmentNotice({ apartment }: { apartment: Apartment }) {
  const finder = useFinderHome();
  const { project } = finder.settings;
  const addressOf = useAddressOf();
  const texts = useHomeTexts();
  const locale = useLocale();
  const sentence = { sold: texts.statusSold, reserved: texts.statusReserved, notReleased: texts.statusNotReleased };
  const { status } = apartment;
  if (status === undefined || status === "available") return null;
  const offered = nearestFree(project, apartment);
  return (
    <>
      <p className="home-notice">{sentence[status]}</p>
      {offered.length > 0 && (
        <section className="home-offers">
          <Heading isPart>{texts.nearestFree}</Heading>
          <ul>
            {offered.map((other) => {
              const facts = homeFacts(other, { texts, locale });
              const label = project.towers.find(({ id }) => id === other.tower)?.label ?? "";
              return (
                <li key={other.id}>
                  <Way
                    href={addressOf({ name: "apartment", apartment: other.id })}
                    onGo={() => openApartment(finder, other)}
                  >
                    <span>
                      <PlaceWords
                        words={[label, storeyTitle(storeyOf(project, other), texts), facts.title]
                          .filter(Boolean)
                          .join(", ")}
                        tower={label}
                      />
                    </span>{" "}
                    <span className="home-offer-area" translate="no">
                      {facts.area}
                    </span>
                    <Arrow />
                  </Way>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
