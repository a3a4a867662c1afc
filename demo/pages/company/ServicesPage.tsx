import pictures from "pictures:amenities/1..14";
import { Stats } from "../../layout/Stats.tsx";
import { Figure } from "../../pictures/Figure.tsx";
import { useText } from "../../text/LanguageContext.tsx";
import { servicesText } from "../../text/pages/services.ts";
import { AmenityStrip } from "./AmenityStrip.tsx";

/** Which amenities stand together, by their numbers, and which of them the large picture shows. */
const groups = [
  { from: 1, to: 6, large: 1 },
  { from: 7, to: 10, large: 7 },
  { from: 11, to: 14, large: 11 },
] as const;

/** The figures, then the numbered amenities beside large pictures, sides alternating. The heading's number is counted. */
export function ServicesPage() {
  const { title, amenities } = useText(servicesText);
  return (
    <div className="services-page">
      <h1 className="hero-title">{title(amenities.length)}</h1>
      <Stats />
      {groups.map((group) => (
        <AmenityGroup key={group.from} {...group} />
      ))}
    </div>
  );
}

function AmenityGroup({ from, to, large }: (typeof groups)[number]) {
  const { amenities } = useText(servicesText);
  const picture = pictures[large - 1];
  return (
    <section className="amenities">
      <ol className="amenity-list" start={from}>
        {amenities.slice(from - 1, to).map(([name, more], index) => (
          <li key={name} className="amenity">
            <span className="amenity-number">{from + index}</span>
            <div>
              <h2 className="amenity-name">{name}</h2>
              {more && <p>{more}</p>}
            </div>
          </li>
        ))}
      </ol>
      {picture && <Figure picture={picture} sizes="(min-width: 1024px) 57vw, 100vw" className="amenity-picture" />}
      <AmenityStrip pictures={pictures} from={from} to={to} without={large} />
    </section>
  );
}
