import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import { formatArea } from "../../text/formatArea.ts";
import type { ApartmentHome } from "./apartmentHome.ts";
import { Cells } from "../facts/Cells.tsx";
import { bedroomsOf } from "../facts/homeFacts.ts";
import { useAsOf } from "../facts/useAsOf.ts";

/** What the project tells about the home; what it does not tell has no row. */
export function ApartmentFacts({ home }: { home: ApartmentHome }) {
  const texts = useHomeTexts();
  const locale = useLocale();
  const asOf = useAsOf();
  const { apartment, facts } = home;
  if (!apartment || !facts) return null;
  const { outdoorArea, status } = apartment;
  const rows = [
    [texts.bedroomsLabel, bedroomsOf(apartment)],
    [texts.side, facts.side],
    [texts.outdoorArea, outdoorArea === undefined ? "" : formatArea(outdoorArea, locale)],
  ] as const;
  return (
    <dl className="home-facts">
      {facts.area && <Fact name={texts.area} className="home-area" value={facts.area} />}
      {rows.map(
        ([name, value]) => value !== undefined && value !== "" && <Fact key={name} name={name} value={value} />,
      )}
      {status && (
        <div>
          <dt>{texts.status}</dt>
          <dd className="home-status">
            <Cells statuses={[status]} share={1} />
            {facts.status}
          </dd>
          {asOf && <dd className="home-as-of">{asOf}</dd>}
        </div>
      )}
    </dl>
  );
}

function Fact({ name, value, className }: { name: string; value: string | number; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
