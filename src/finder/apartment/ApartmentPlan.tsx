import { PictureShape } from "../../ui/PictureShape.tsx";
import { localText } from "../../project/localText.ts";
import type { Layout } from "../../project/types.ts";
import { formatArea } from "../../text/formatArea.ts";
import { Picture } from "../../ui/Picture.tsx";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import { apartmentLettering } from "./apartmentLettering.ts";

/** A sheet is no larger than this, px (ApartmentScreen.css). */
const [widestPx, highestPx] = [360, 480];
/** Widths the lettering is fitted for: in columns from 340 px on, and in narrower ones. */
const [roomyPx, narrowPx] = [340, 260];
/** Room for the lettering of one room, px; it stands in its middle. */
const [boxWidth, boxHeight] = [200, 40];

/** The plan of the home, lettered in the visitor's language at a readable size. */
export function ApartmentPlan({ layout }: { layout: Layout }) {
  const { plan, rooms } = layout;
  const texts = useHomeTexts();
  const locale = useLocale();
  if (!plan) return null;
  const lettered = rooms
    .flatMap(({ name, area, at }) => (at ? [{ name: localText(name, locale), area, at }] : []))
    .toSorted((a, b) => b.area - a.area)
    .map((room) => ({ ...room, area: formatArea(room.area, locale) }));
  const sizesAt = (px: number) => {
    const width = Math.min(px, (highestPx * plan.width) / plan.height);
    const scale = width / plan.width;
    return apartmentLettering(
      lettered.map(({ at: [x, y], ...room }) => ({ ...room, at: [x * scale, y * scale] })),
      width,
    );
  };
  const [roomy, narrow] = [sizesAt(Math.min(roomyPx, widestPx)), sizesAt(narrowPx)];
  const box = { width: boxWidth, height: boxHeight, transform: `translate(${-boxWidth / 2} ${-boxHeight / 2})` };
  return (
    <figure className="home-plan" aria-label={texts.plan}>
      <div className="home-sheet">
        <PictureShape picture={plan} />
        <Picture picture={{ ...plan, alt: "" }} sizes="320px" eager />
        <svg aria-hidden="true">
          {lettered.map(({ name, area, at: [x, y] }, room) => (
            <foreignObject
              key={`${x} ${y}`}
              className={`home-room roomy-${roomy[room]} narrow-${narrow[room]}`}
              x={`${(100 * x) / plan.width}%`}
              y={`${(100 * y) / plan.height}%`}
              {...box}
            >
              <div>
                <b>{name}</b>
                <span>{area}</span>
              </div>
            </foreignObject>
          ))}
        </svg>
        <ul className="home-unseen" aria-label={texts.rooms}>
          {lettered.map(({ name, area, at }) => (
            <li key={at.join(" ")}>
              {name} {area}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
