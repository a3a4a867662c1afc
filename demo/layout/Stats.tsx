import { figures } from "../content/figures.ts";
import { useText } from "../text/LanguageContext.tsx";
import { statsText } from "../text/stats.ts";

/** The three figures, each hanging from its slab. */
export function Stats() {
  const text = useText(statsText);
  return (
    <dl className="stats">
      <Stat name={text.homes} value={figures.homes} />
      <Stat name={text.business} value={figures.businessM2} unit="m²" />
      <Stat name={text.green} value={figures.greenM2} unit="m²" />
    </dl>
  );
}

function Stat({ name, value, unit }: { name: string; value: string; unit?: string }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>
        {value}
        {unit && <small>{`\u202f${unit}`}</small>}
      </dd>
    </div>
  );
}
