import { apartmentLabelId } from "../../hotspots/regionMarks.ts";
import type { Hotspot } from "../../hotspots/hotspot.ts";
import type { Floor, Picture } from "../../project/types.ts";
import { outlineBox } from "../../hotspots/stage/boxAround.ts";
import { apartmentsOn } from "../../project/lookUps.ts";
import { apartmentFacts } from "../../facts/apartmentFacts.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = { readonly floor: Floor; readonly picture: Picture; readonly hotspots: readonly Hotspot[] };

/** The box of one apartment's lettering in px, centred in the apartment. */
const box = { width: 160, height: 60, transform: "translate(-80 -30)" };

/** With more apartments, such as garages, there is space only for small type. */
const maxLargeLabels = 16;
/** A longer name is split into one line per word. */
const maxLineLength = 12;
/** Plan widths in px from which a name fits in small type; in a narrower plan it would overlap its neighbour. */
const planWidthsPx = [240, 320, 400, 480, 560, 640, 800, 1000] as const;
/** Average character width of the small type, px. */
const characterPx = 7;

/** The classes that show a name in small type, from the plan width at which it fits into its apartment. */
function tightClass(name: string, apartmentShare: number): string {
  const words = name.length > maxLineLength ? name.split(/\s+/) : [name];
  const namePx = characterPx * Math.max(...words.map(({ length }) => length));
  const from = planWidthsPx.find((width) => width * apartmentShare >= namePx);
  return `tight${words.length > 1 ? " in-lines" : ""}${from === undefined ? " from-never" : ` from-${from}`}`;
}

/**
 * Number and area (or status) of each apartment at its position on the plan. Hidden from screen readers: the regions have names.
 * Positioned by SVG coordinates, because a strict policy forbids inline styles.
 */
export function ApartmentLabels({ floor, picture, hotspots }: Props) {
  const language = useLanguage();
  const apartments = apartmentsOn(floor);
  const percent = (length: number, whole: number): string => `${(100 * length) / whole}%`;
  return (
    <svg className="lettering" aria-hidden="true">
      {hotspots.map(({ id, at, status, count, outline }) => {
        const apartment = apartments.find((candidate) => candidate.id === id);
        if (!at || !apartment) return null;
        const facts = apartmentFacts(apartment, language);
        const isTight = hotspots.length > maxLargeLabels || facts.label.length > 4;
        return (
          <foreignObject key={id} x={percent(at[0], picture.width)} y={percent(at[1], picture.height)} {...box}>
            <div className="lettering-box">
              <span
                id={apartmentLabelId(id)}
                className={isTight ? tightClass(facts.label, outlineBox(outline).width / picture.width) : undefined}
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
