import { classes, longestWord } from "../../layout/longestWord.ts";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { Stats } from "../../layout/Stats.tsx";
import { Figure } from "../../pictures/Figure.tsx";
import { AmenityStrip, type AmenityWithPicture } from "./AmenityStrip.tsx";

/** The figures, then the numbered amenities next to large pictures, on alternating sides. */
export function ServicesPage() {
  const { words, pictures } = usePageContent("services");
  let count = 0;
  const groups = words.groups.map(({ items }) =>
    items.map((item): AmenityWithPicture => ({ ...item, number: ++count, picture: pictures[item.picture ?? ""] })),
  );
  return (
    <div className="services-page">
      <h1 className={classes("hero-title", longestWord(words.headline))}>{words.headline}</h1>
      <Stats />
      {groups.map((amenities) => (
        <AmenityGroup key={amenities[0]?.number} amenities={amenities} />
      ))}
    </div>
  );
}

function AmenityGroup({ amenities }: { readonly amenities: readonly AmenityWithPicture[] }) {
  const [first] = amenities;
  return (
    <section className="amenities">
      <ol className="amenity-list" start={first?.number}>
        {amenities.map(({ number, name, text }) => (
          <li key={number} className="amenity">
            <span className="amenity-number">{number}</span>
            <div>
              <h2 className={classes("amenity-name", longestWord(name))}>{name}</h2>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <Figure picture={first?.picture} sizes="(min-width: 1024px) 57vw, 100vw" className="amenity-picture" />
      <AmenityStrip amenities={amenities.slice(1)} />
    </section>
  );
}
