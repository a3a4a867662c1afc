import { useRef } from "react";
import { useElementSize } from "../../hooks/useElementSize.ts";
import { localText } from "../../project/localText.ts";
import type { Layout } from "../../project/types.ts";
import { formatArea } from "../../text/formatArea.ts";
import { Picture } from "../../ui/Picture.tsx";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import { apartmentLettering } from "./apartmentLettering.ts";

const widestPx = 360;
const highestPx = 480;

/** The plan of the home, lettered in the visitor's language at a readable size. */
export function ApartmentPlan({ layout }: { layout: Layout }) {
  const { plan, rooms } = layout;
  const texts = useHomeTexts();
  const locale = useLocale();
  const sheet = useRef<HTMLDivElement>(null);
  const width = useElementSize(sheet)?.width ?? 0;
  if (!plan) return null;
  const ratio = plan.width / plan.height;
  const scale = width / plan.width;
  const lettered = rooms
    .flatMap(({ name, area, at }) => (at ? [{ name: localText(name, locale), area, at }] : []))
    .toSorted((a, b) => b.area - a.area)
    .map((room) => ({ ...room, area: formatArea(room.area, locale) }));
  const sizes = apartmentLettering(
    lettered.map(({ at: [x, y], ...room }) => ({ ...room, at: [x * scale, y * scale] })),
    width,
  );
  return (
    <figure className="home-plan" aria-label={texts.plan}>
      <div
        ref={sheet}
        className="home-sheet"
        style={{ aspectRatio: ratio, maxWidth: `${Math.min(widestPx, highestPx * ratio)}px` }}
      >
        <Picture picture={{ ...plan, alt: "" }} sizes="320px" eager />
        <ul aria-label={texts.rooms}>
          {lettered.map(({ name, area, at: [x, y] }, room) => (
            <li
              key={`${x} ${y}`}
              className={`home-room ${sizes[room]}`}
              style={{ left: `${(x / plan.width) * 100}%`, top: `${(y / plan.height) * 100}%` }}
            >
              <b>{name}</b> <span>{area}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
