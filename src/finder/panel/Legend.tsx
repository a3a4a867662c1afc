import { useTexts } from "../../ui/TextsContext.tsx";
import type { Floor, Status } from "../../project/types.ts";
import { Cells } from "../../facts/Cells.tsx";
import { useAsOf } from "../state/useAsOf.ts";

const statuses = ["available", "reserved", "sold", "notReleased"] as const;

/** Explains the shapes of the cells, and shows the date of the statuses. */
export function Legend({ floors }: { readonly floors: readonly Floor[] }) {
  const texts = useTexts();
  const asOf = useAsOf();
  // The first three are always shown; few projects use the fourth.
  const isShown = (status: Status): boolean =>
    status !== "notReleased" ||
    floors.some(({ apartments }) => apartments.some((apartment) => apartment.status === status));
  return (
    <ul className="legend" aria-label={texts.legend}>
      {statuses.filter(isShown).map((status) => (
        <li key={status}>
          <Cells statuses={[status]} relativeWidth={1} />
          <span>{texts[status]}</span>
        </li>
      ))}
      {asOf && <li>{asOf}</li>}
    </ul>
  );
}
