import type { KeyboardEvent, MouseEvent } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import type { DraftPicture } from "../../draft/draft.ts";
import type { DraftRoom } from "../../draft/edit/rooms.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { pictureAddress } from "../outlines/layerRegions.ts";

type At = readonly [x: number, y: number];

type Props = {
  readonly plan: DraftPicture;
  readonly rooms: readonly DraftRoom[];
  /** Index of the room being placed. */
  readonly placing: number | undefined;
  readonly place: (at: At) => void;
};

const steps: Readonly<Record<string, At>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The plan with its rooms' names, as visitors see it; a press or the arrow keys place the selected room. */
export function RoomPlaces({ plan, rooms, placing, place }: Props) {
  const texts = useStudioTexts();
  const { width, height } = plan;
  const room = placing === undefined ? undefined : rooms[placing];
  const inside = ([x, y]: At): At => [
    Math.round(Math.min(width, Math.max(0, x))),
    Math.round(Math.min(height, Math.max(0, y))),
  ];
  const press = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    // Pressed by keyboard, the event has no position.
    if (detail === 0) return place(room?.at ?? inside([width / 2, height / 2]));
    place(inside([((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height]));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = room?.at ?? [width / 2, height / 2];
    place(inside([x + (step[0] * width) / 50, y + (step[1] * height) / 50]));
  };
  const size = Math.max(width, height) / 18;
  return (
    <button
      type="button"
      className="room-places"
      disabled={!room}
      aria-label={
        room ? fill(texts.rooms.pressPlace, { room: textInLanguage(room.name, texts.language) }) : texts.rooms.onPlan
      }
      onClick={press}
      onKeyDown={move}
    >
      <img src={pictureAddress(plan)} alt="" />
      <span translate="no">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {rooms.map(
            ({ name, at }, index) =>
              at && (
                <text
                  key={at.join(" ")}
                  className={index === placing ? "room-placing" : undefined}
                  x={at[0]}
                  y={at[1]}
                  fontSize={size}
                >
                  {textInLanguage(name, texts.language)}
                </text>
              ),
          )}
        </svg>
      </span>
    </button>
  );
}
