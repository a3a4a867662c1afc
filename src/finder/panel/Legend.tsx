import { useTexts } from "../../ui/TextsContext.tsx";
import type { Floor, Status } from "../../project/types.ts";
import { Cells } from "../../facts/Cells.tsx";
import { useAsOf } from "../state/useAsOf.ts";

const statuses = ["available", "reserved", "sold", "notReleased"] as const;

/** What the shapes of the cells mean, and as of when. */
export function Legend({ floors }: { readonly floors: readonly Floor[] }) {
  const texts = useTexts();
  const asOf = useAsOf();
  // The first three are always told apart; few projects have the fourth.
  const isShown = (status: Status): boolean =>
    status !== "notReleased" ||
    floors.some(({ apartments }) => apartments.some((apartment) => apartment.status === status));
  return (
    <ul className="legend" aria-label={texts.legend}>
      {statuses.filter(isShown).map((status) => (
        <li key={status}>
          <Cells statuses={[status]} share={1} />
          <span>{texts[status]}</span>
        </li>
      ))}
      {asOf && <li>{asOf}</li>}
    </ul>
  );
}
