import { Link } from "wouter";
import { countedUnits, floorName } from "../text/placeNames.ts";
import type { SiteFloor, SiteTower } from "../facts/siteFacts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { Cells } from "./Cells.tsx";

/** The tower's section as a list of its floors, from the top down. */
export function FloorList({ tower }: { readonly tower: SiteTower }) {
  const text = useText(placesText);
  const isNamed = tower.floors.some(({ label = "" }) => label.length > 3);
  return (
    <ol className={`list floors${isNamed ? " named" : ""}`} aria-label={`${tower.name}, ${text.floorList}`}>
      {tower.floors.map((floor) => (
        <li key={floor.floor}>
          <FloorRow tower={tower.id} floor={floor} />
        </li>
      ))}
    </ol>
  );
}

type RowProps = { readonly tower: string; readonly floor: SiteFloor };

function FloorRow({ tower, floor: facts }: RowProps) {
  const { floor, path, label = floor, count, from, to, cells, width } = facts;
  const text = useText(placesText);
  const free = cells ? text.free(cells.split("a").length - 1) : "";
  const name = [floorName(text, facts), countedUnits(text, facts), free].filter(Boolean).join(", ");
  return (
    <Link href={`${path}#${tower}`} state={{ tower }} className="row" aria-label={name}>
      <b translate={label === floor ? "no" : undefined}>{label}</b>
      {count > 0 ? <Cells cells={cells || "a".repeat(count)} width={width} /> : <span />}
      <span className="count">{countedUnits(text, facts)}</span>
      <span className="range" translate="no">
        {to > 0 && `${from === to ? "" : `${from}–`}${to}\u202fm²`}
      </span>
      <Arrow />
    </Link>
  );
}
