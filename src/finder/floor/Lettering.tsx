import { letteringIdOf } from "../../hotspots/regionMarks.ts";
import type { Hotspot } from "../../hotspots/hotspot.ts";
import type { Floor, Picture } from "../../project/types.ts";
import { outlineBox } from "../../hotspots/stage/boxAround.ts";
import { apartmentsOn } from "../../project/lookUps.ts";
import { apartmentFacts } from "../../facts/apartmentFacts.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = { readonly floor: Floor; readonly picture: Picture; readonly hotspots: readonly Hotspot[] };

/** Room for the lettering of one apartment, px; it stands in its middle. */
const box = { width: 160, height: 60, transform: "translate(-80 -30)" };

/** A floor of garages: no room for figures. */
const manyLetters = 16;
/** A longer name stands on a line for each of its words. */
const longestLine = 12;
/** Widths of a plan, px, from which on a name is lettered in small: below it would reach over its neighbour's. */
const steps = [240, 320, 400, 480, 560, 640, 800, 1000] as const;
/** Of a letter of the small size, px. */
const letterPx = 7;

/** From which width of the plan on a name has room in its apartment. */
function roomClass(name: string, apartmentShare: number): string {
  const words = name.length > longestLine ? name.split(/\s+/) : [name];
  const namePx = letterPx * Math.max(...words.map(({ length }) => length));
  const from = steps.find((step) => step * apartmentShare >= namePx);
  return `tight${words.length > 1 ? " in-lines" : ""}${from === undefined ? " from-never" : ` from-${from}`}`;
}

/**
 * Number and area (or why it is taken) of each apartment, where the plan wants them; seen only: the regions are named. Placed by a
 * drawing's coordinates: a strict policy forbids inline styles.
 */
export function Lettering({ floor, picture, hotspots }: Props) {
  const language = useLanguage();
  const apartments = apartmentsOn(floor);
  const percent = (length: number, whole: number): string => `${(100 * length) / whole}%`;
  return (
    <svg className="lettering" aria-hidden="true">
      {hotspots.map(({ id, at, status, count, outline }) => {
        const apartment = apartments.find((candidate) => candidate.id === id);
        if (!at || !apartment) return null;
        const facts = apartmentFacts(apartment, language);
        const isTight = hotspots.length > manyLetters || facts.label.length > 4;
        return (
          <foreignObject key={id} x={percent(at[0], picture.width)} y={percent(at[1], picture.height)} {...box}>
            <div className="letter-place">
              <span
                id={letteringIdOf(id)}
                className={isTight ? roomClass(facts.label, outlineBox(outline).width / picture.width) : undefined}
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
