import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { fill } from "../../text/fill.ts";
import { formatDate } from "../../text/formatDate.ts";
import { Cells } from "./Cells.tsx";
import { useFinderSettings } from "../state/FinderContext.tsx";

const statuses = ["available", "reserved", "sold"] as const;

/** What the shapes of the cells mean, and as of when. */
export function Legend() {
  const { project } = useFinderSettings();
  const texts = useTexts();
  const locale = useLocale();
  return (
    <ul className="legend" aria-label={texts.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <Cells statuses={[status]} share={1} />
          {texts[status]}
        </li>
      ))}
      {project.statusDate && <li>{fill(texts.asOf, { date: formatDate(project.statusDate, locale) })}</li>}
    </ul>
  );
}
