import { Link } from "wouter";
import { floorPath } from "../navigation/floorPath.ts";
import { storeyName } from "../text/placeNames.ts";
import type { FloorFacts, TowerFacts } from "../facts/siteFacts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places/places.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { Cells } from "./Cells.tsx";

/** The tower's section as a list of its storeys, top floor first. */
export function FloorList({ tower }: { readonly tower: TowerFacts }) {
  const words = useText(placesText);
  const isNamed = tower.floors.some(({ label = "" }) => label.length > 3);
  return (
    <ol className={`list floors${isNamed ? " named" : ""}`} aria-label={`${tower.name}, ${words.floorList}`}>
      {tower.floors.map((floor) => (
        <li key={floor.floor}>
          <FloorRow tower={tower.id} floor={floor} />
        </li>
      ))}
    </ol>
  );
}

type RowProps = { readonly tower: string; readonly floor: FloorFacts };

function FloorRow({ tower, floor: storey }: RowProps) {
  const { floor, label = floor, homes, from, to, cells, share } = storey;
  const words = useText(placesText);
  const free = cells ? words.free(cells.split("a").length - 1) : "";
  const name = [storeyName(words, storey), words.homes(homes), free].filter(Boolean).join(", ");
  return (
    <Link href={`${floorPath(floor)}#${tower}`} state={{ tower }} className="row" aria-label={name}>
      <b translate={label === floor ? "no" : undefined}>{label}</b>
      {homes > 0 ? <Cells cells={cells || "a".repeat(homes)} share={share} /> : <span />}
      <span className="count">{words.homes(homes)}</span>
      <span className="range" translate="no">
        {to > 0 && `${from}–${to}\u202fm²`}
      </span>
      <Arrow />
    </Link>
  );
}
