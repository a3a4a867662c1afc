import type { Hotspot } from "../../hotspots/hotspot.ts";
import type { Floor, Picture } from "../../project/types.ts";
import { homesOn } from "../../project/lookUps.ts";
import { homeFacts } from "../facts/homeFacts.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = { readonly floor: Floor; readonly picture: Picture; readonly hotspots: readonly Hotspot[] };

/** Room for the lettering of one home, px; it stands in its middle. */
const box = { width: 160, height: 60, transform: "translate(-80 -30)" };

/** A storey of garages: no room for figures. */
const manyLetters = 16;

/**
 * Number and area (or why it is taken) of each home, where the plan wants them; seen only: the regions are named. Placed by a
 * drawing's coordinates: a strict policy forbids inline styles.
 */
export function Lettering({ floor, picture, hotspots }: Props) {
  const language = useLanguage();
  const homes = homesOn(floor);
  const percent = (length: number, whole: number): string => `${(100 * length) / whole}%`;
  return (
    <svg className="lettering" aria-hidden="true">
      {hotspots.map(({ id, at, status, count }) => {
        const apartment = homes.find((home) => home.id === id);
        if (!at || !apartment) return null;
        const facts = homeFacts(apartment, language);
        const isTight = hotspots.length > manyLetters || facts.label.length > 4;
        return (
          <foreignObject key={id} x={percent(at[0], picture.width)} y={percent(at[1], picture.height)} {...box}>
            <div className="letter-place">
              <span
                id={`letter-${id}`}
                className={isTight ? "tight" : undefined}
                data-status={status}
                data-count={count}
              >
                <b translate="no">{facts.label}</b>
                <small translate={status ? undefined : "no"}>{status ? facts.status : facts.area}</small>
              </span>
            </div>
          </foreignObject>
        );
      })}
    </svg>
  );
}
