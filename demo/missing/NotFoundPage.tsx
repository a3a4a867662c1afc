import { Link } from "wouter";
import { useFacts } from "../text/FactsContext.tsx";
import { searchPath } from "../navigation/searchAddress.ts";
import { frameText } from "../text/frame.ts";
import { useText } from "../text/LanguageContext.tsx";
import { missingText } from "../text/pages/missing.ts";
import { FloorList } from "./FloorList.tsx";

/** The 404 page, which lists the floors that exist. */
export function NotFoundPage() {
  const text = useText(missingText);
  const { home, toSearch } = useText(frameText);
  const { site, towers } = useFacts();
  const title = site.titles["missing"];
  const withFloors = towers.filter(({ floors }) => floors.length > 0);
  return (
    <section className="missing">
      <div className="missing-words">
        <h1 className="hero-title">{title === undefined ? text.title : `${title}.`}</h1>
        <p className="lead">{text.text}</p>
        <p>
          <Link href="/" className="text-link">
            {home}
          </Link>
        </p>
        <p>
          <Link href={searchPath} className="text-link">
            {toSearch}
          </Link>
        </p>
      </div>
      <div className="missing-towers">
        {withFloors.map((tower) => (
          <div key={tower.id} className="missing-list">
            <h2 className="missing-tower" translate="no">
              {tower.name}
            </h2>
            <FloorList tower={tower} />
          </div>
        ))}
      </div>
    </section>
  );
}
