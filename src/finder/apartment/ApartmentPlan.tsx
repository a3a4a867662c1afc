import { PictureShape } from "../../ui/picture/PictureShape.tsx";
import { localText } from "../../project/localText.ts";
import { formatArea } from "../../text/format/formatArea.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import type { ApartmentHome } from "./apartmentHome.ts";
import { apartmentLettering } from "./apartmentLettering.ts";
import type { ApartmentPictures } from "./useApartmentPictures.ts";

/** A sheet is no higher than this, px (ApartmentScreen.css). */
const highestPx = 480;
/** Widths the lettering is fitted for: in columns from 340 px on, and in narrower ones. */
const [roomyPx, narrowPx] = [340, 260];
/** Room for the lettering of one room, px; it stands in its middle. */
const [boxWidth, boxHeight] = [200, 40];

type Room = { readonly name: string; readonly area: string; readonly at: readonly [x: number, y: number] };

type Props = { readonly home: ApartmentHome; readonly found: ApartmentPictures };

/** The plan of the home, lettered in the visitor's language at a readable size; a sheet of its own has its letters already. */
export function ApartmentPlan({ home: { apartment, layout }, found }: Props) {
  const plan = apartment?.plan ?? layout?.plan;
  const lettered = apartment?.plan ? [] : (layout?.rooms ?? []);
  const texts = useHomeTexts();
  const locale = useLocale();
  // Without lettering it would say no more than the picture that it stands in for.
  const isShown = found.state === "ready" && found.pictures.some(({ src }) => src === plan?.src);
  if (!plan || (isShown && lettered.length === 0)) return null;
  const rooms: readonly Room[] = lettered
    .flatMap((room) => (room.at ? [{ ...room, at: room.at, name: localText(room.name, locale) }] : []))
    .toSorted((a, b) => b.area - a.area)
    .map((room) => ({ ...room, area: formatArea(room.area, locale) }));
  return (
    <figure className="home-plan" aria-label={texts.plan}>
      <div className="home-sheet">
        <PictureShape picture={plan} />
        <Picture picture={{ ...plan, alt: "" }} sizes="320px" eager />
        <Lettering plan={plan} rooms={rooms} />
        <ul className="unseen" aria-label={texts.rooms}>
          {rooms.map(({ name, area, at }) => (
            <li key={at.join(" ")}>
              {name} {area}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** Placed by a drawing's coordinates: a strict policy forbids inline styles. */
function Lettering({ plan, rooms }: { readonly plan: PlanPicture; readonly rooms: readonly Room[] }) {
  const [roomy, narrow] = [roomyPx, narrowPx].map((px) => lettersAt(px, plan, rooms));
  const box = { width: boxWidth, height: boxHeight, transform: `translate(${-boxWidth / 2} ${-boxHeight / 2})` };
  return (
    <svg aria-hidden="true">
      {rooms.map(({ name, area, at: [x, y] }, room) => (
        <foreignObject
          key={`${x} ${y}`}
          className={`home-room roomy-${roomy?.[room]} narrow-${narrow?.[room]}`}
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
  );
}

type PlanPicture = { readonly width: number; readonly height: number };

/** What of the lettering fits on a sheet in a column of so many px. */
function lettersAt(px: number, plan: PlanPicture, rooms: readonly Room[]) {
  const width = Math.min(px, (highestPx * plan.width) / plan.height);
  const scale = width / plan.width;
  return apartmentLettering(
    rooms.map(({ at: [x, y], ...room }) => ({ ...room, at: [x * scale, y * scale] })),
    width,
  );
}
