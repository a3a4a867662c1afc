import { Link } from "wouter";
import { listingPath } from "../navigation/listingPath.ts";
import type { FileApartment, FileFloor } from "../facts/projectFile.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { sideName } from "./sideName.ts";
import { TowerSwitch } from "./TowerSwitch.tsx";

/** The homes of a storey, one row each. */
export function HomeList({ storey, towers }: { storey: FileFloor; towers: readonly string[] }) {
  const words = useText(placesText);
  const { tower, apartments } = storey;
  const isTold = apartments.some(({ status }) => status);
  const free = apartments.filter(({ status }) => status === "available").length;
  return (
    <div className="side">
      <TowerSwitch current={tower} towers={towers} />
      <h3>{[words.homes(apartments.length), isTold ? words.free(free) : ""].filter(Boolean).join(", ")}</h3>
      <ol className="list homes" aria-label={words.homeList}>
        {apartments.map((apartment) => (
          <li key={apartment.id}>
            <HomeRow apartment={apartment} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function HomeRow({ apartment }: { apartment: FileApartment }) {
  const words = useText(placesText);
  const { id, number, type = "", side = [], status = "available" } = apartment;
  const bedrooms = Number.parseInt(type, 10);
  const isTaken = status !== "available";
  return (
    <Link href={listingPath(id)} className={isTaken ? "row taken" : "row"}>
      <b>{number}</b>
      <span className="about">
        {bedrooms > 0 && words.bedrooms(bedrooms)}
        <small>{sideName(words.sides, side)}</small>
      </span>
      <span className="area">{apartment.area !== undefined && words.area(apartment.area)}</span>
      <span className="word">{isTaken && words[status]}</span>
      <Arrow />
    </Link>
  );
}
