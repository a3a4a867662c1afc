import { PictureShape, Picture } from "../../ui/picture/Picture.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import { letteringSizes, roomLettering, type RoomLettering } from "./apartmentLettering.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

/** Maximum height of a plan in px (ApartmentScreen.css). */
const highestPx = 480;
/** The narrowest width, in px, of each column width in the style sheet: the lettering must fit into it. */
const columns = { roomy: 340, narrow: 260, tight: 190 } as const;
/** The box of one room's lettering in px, centred in the room. */
const [boxWidth, boxHeight] = [200, 40];

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/** The plan of the apartment, lettered in the visitor's language at a readable size. The apartment's own drawing is already lettered. */
export function ApartmentPlan({ apartment: { record, layout }, pictures }: Props) {
  const plan = record?.plan ?? layout?.plan;
  const lettered = record?.plan ? [] : (layout?.rooms ?? []);
  const texts = useTexts();
  const locale = useLocale();
  // Without lettering the plan would only repeat the picture.
  const isShown = pictures.state === "ready" && pictures.pictures.some(({ src }) => src === plan?.src);
  if (!plan || (isShown && lettered.length === 0)) return null;
  const rooms = roomLettering(lettered, locale);
  return (
    <figure className="apartment-plan" aria-label={texts.plan}>
      <div className="apartment-sheet">
        <PictureShape picture={plan} />
        <Picture picture={{ ...plan, alt: "" }} sizes="320px" eager />
        <Lettering plan={plan} rooms={rooms} />
        <ul className="visually-hidden" aria-label={texts.rooms}>
          {rooms.map(({ name, area, at }) => (
            <li key={at.join(" ")}>{`${name} ${area}`.trim()}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** Positioned by SVG coordinates, because a strict policy forbids inline styles. */
function Lettering({ plan, rooms }: { readonly plan: PlanPicture; readonly rooms: readonly RoomLettering[] }) {
  const fits = Object.entries(columns).map(([column, px]) => {
    const scale = Math.min(px / plan.width, highestPx / plan.height);
    return [column, letteringSizes(rooms, plan, scale)] as const;
  });
  const box = { width: boxWidth, height: boxHeight, transform: `translate(${-boxWidth / 2} ${-boxHeight / 2})` };
  return (
    <svg aria-hidden="true">
      {rooms.map(({ name, area, at: [x, y] }, room) => (
        <foreignObject
          key={`${x} ${y}`}
          className={["apartment-room", ...fits.map(([column, sizes]) => `${column}-${sizes[room]}`)].join(" ")}
          x={`${(100 * x) / plan.width}%`}
          y={`${(100 * y) / plan.height}%`}
          {...box}
        >
          <div>
            <b>{name}</b>
            <span translate="no">{area}</span>
          </div>
        </foreignObject>
      ))}
    </svg>
  );
}

type PlanPicture = { readonly width: number; readonly height: number };
