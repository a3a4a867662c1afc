import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { Cells } from "./Cells.tsx";

const statuses = ["available", "reserved", "sold"] as const;

/** What the shapes of the cells mean, and as of when. */
export function Legend({ date }: { date: string | undefined }) {
  const words = useText(placesText);
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  return (
    <ul className="legend" aria-label={words.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <Cells cells={status.charAt(0)} share={100} />
          {words[status]}
        </li>
      ))}
      {date && <li>{words.asOf(words.date(year, month, day))}</li>}
    </ul>
  );
}
