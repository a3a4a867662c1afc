import type { Hotspot } from "../../hotspots/hotspot.ts";
import type { Floor, Picture } from "../../project/types.ts";
import { homeFacts } from "../facts/homeFacts.ts";
import { useLanguage } from "../useLanguage.ts";

type Props = { readonly floor: Floor; readonly picture: Picture; readonly hotspots: readonly Hotspot[] };

/** Number and area (or why it is taken) of each home, where the plan wants them; seen only: the regions are named. */
export function Lettering({ floor, picture, hotspots }: Props) {
  const language = useLanguage();
  return (
    <div className="lettering" aria-hidden="true">
      {hotspots.map(({ id, at, status }) => {
        const apartment = floor.apartments.find(({ number }) => String(number) === id);
        if (!at || !apartment) return null;
        const facts = homeFacts(apartment, language);
        const place = { left: `${(100 * at[0]) / picture.width}%`, top: `${(100 * at[1]) / picture.height}%` };
        return (
          <span key={id} id={`letter-${id}`} data-status={status} style={place}>
            <b>{id}</b>
            <small>{status ? facts.status : facts.area}</small>
          </span>
        );
      })}
    </div>
  );
}
