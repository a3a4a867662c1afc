import { figures } from "../content/place.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { statsText } from "../text/pages/stats.ts";

/** The three figures, each hanging from its slab, and how they agree with the apartments that can be picked. */
export function Stats() {
  const text = useText(statsText);
  const { and } = useText(placesText);
  const { towers } = useFacts();
  return (
    <>
      <dl className="stats">
        <Stat name={text.homes} value={figures.apartments} />
        <Stat name={text.business} value={figures.businessM2} unit="m²" />
        <Stat name={text.green} value={figures.greenM2} unit="m²" />
      </dl>
      <p className="stats-note">{text.note(towers.map(({ name }) => name).join(and))}</p>
    </>
  );
}

function Stat({ name, value, unit }: { name: string; value: string; unit?: string }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd translate="no">
        <span>{value}</span>
        {unit && <small>{`\u202f${unit}`}</small>}
      </dd>
    </div>
  );
}
