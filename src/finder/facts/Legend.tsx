import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import type { Floor, Status } from "../../project/types.ts";
import { fill } from "../../text/fill.ts";
import { formatDate } from "../../text/formatDate.ts";
import { Cells } from "./Cells.tsx";
import { useFinderSettings } from "../state/FinderContext.tsx";

const statuses = ["available", "reserved", "sold", "notReleased"] as const;

/** What the shapes of the cells mean, and as of when. */
export function Legend({ floors }: { readonly floors: readonly Floor[] }) {
  const { project } = useFinderSettings();
  const texts = useTexts();
  const locale = useLocale();
  // The first three are always told apart; few projects have the fourth.
  const isShown = (status: Status): boolean =>
    status !== "notReleased" || floors.some(({ apartments }) => apartments.some((home) => home.status === status));
  return (
    <ul className="legend" aria-label={texts.legend}>
      {statuses.filter(isShown).map((status) => (
        <li key={status}>
          <Cells statuses={[status]} share={1} />
          {texts[status]}
        </li>
      ))}
      {project.statusDate && <li>{fill(texts.asOf, { date: formatDate(project.statusDate, locale) })}</li>}
    </ul>
  );
}
