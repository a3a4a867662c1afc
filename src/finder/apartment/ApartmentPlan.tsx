import { PictureShape, Picture } from "../../ui/picture/Picture.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import { apartmentLettering, roomLetters, type Letter } from "./apartmentLettering.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

/** A sheet is no higher than this, px (ApartmentScreen.css). */
const highestPx = 480;
/** The narrowest column, px, of each kind that the style sheet knows: the lettering is fitted for that. */
const columns = { roomy: 340, narrow: 260, tight: 190 } as const;
/** Room for the lettering of one room, px; it stands in its middle. */
const [boxWidth, boxHeight] = [200, 40];

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/** The plan of the apartment, lettered in the visitor's language at a readable size; a sheet of its own has its letters already. */
export function ApartmentPlan({ apartment: { record, layout }, pictures }: Props) {
  const plan = record?.plan ?? layout?.plan;
  const lettered = record?.plan ? [] : (layout?.rooms ?? []);
  const texts = useTexts();
  const locale = useLocale();
  // Without lettering it would say no more than the picture that it stands in for.
  const isShown = pictures.state === "ready" && pictures.pictures.some(({ src }) => src === plan?.src);
  if (!plan || (isShown && lettered.length === 0)) return null;
  const rooms = roomLetters(lettered, locale);
  return (
    <figure className="apartment-plan" aria-label={texts.plan}>
      <div className="apartment-sheet">
        <PictureShape picture={plan} />
        <Picture picture={{ ...plan, alt: "" }} sizes="320px" eager />
        <Lettering plan={plan} rooms={rooms} />
        <ul className="unseen" aria-label={texts.rooms}>
          {rooms.map(({ name, area, at }) => (
            <li key={at.join(" ")}>{`${name} ${area}`.trim()}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** Placed by a drawing's coordinates: a strict policy forbids inline styles. */
function Lettering({ plan, rooms }: { readonly plan: PlanPicture; readonly rooms: readonly Letter[] }) {
  const fits = Object.entries(columns).map(([column, px]) => {
    const scale = Math.min(px / plan.width, highestPx / plan.height);
    return [column, apartmentLettering(rooms, plan, scale)] as const;
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
