import { type PointerEvent, useRef } from "react";
import { useStore } from "zustand/react";
import { fill } from "../../../../src/text/format/fill.ts";
import { directionAt, screenPointOf } from "../../../../tours/sphere/projection.ts";
import { doorPitch } from "../../draft/tours/editDoors.ts";
import type { DraftDoor, DraftScene } from "../../draft/tours/tourNotes.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import type { TourMode, TourActions } from "./tourActions.ts";
import { degreesOf, type ViewDirectionStore, radiansOf } from "./useSphere.ts";

type Props = {
  readonly tour: string;
  readonly scene: DraftScene;
  readonly scenes: readonly DraftScene[];
  readonly door: string | undefined;
  readonly mode: TourMode;
  readonly actions: TourActions;
  readonly looks: ViewDirectionStore;
};

/** Buttons at a scene's doors. In `doors` mode they are selected and dragged; otherwise a press opens the scene behind the door. */
export function DoorMarks({ scene, scenes, looks, ...more }: Props) {
  const { language } = useStudioTexts();
  const look = useStore(looks, (state) => state.look);
  return (
    <div className="door-marks">
      {scene.doors.map((door) => {
        const spot = screenPointOf(radiansOf(door.yawDeg), radiansOf(doorPitch(door)), look);
        const isInside = spot.isAhead && spot.x > 0 && spot.x < look.width && spot.y > 0 && spot.y < look.height;
        const target = scenes.find(({ id }) => id === door.to);
        const name = target ? textInLanguage(target.name, language) || target.id : door.to;
        return isInside ? (
          <DoorMark key={door.to} {...{ ...more, scene, looks, door, spot, name }} chosen={more.door} />
        ) : null;
      })}
    </div>
  );
}

type MarkProps = Omit<Props, "scenes" | "door"> & {
  readonly door: DraftDoor;
  readonly chosen: string | undefined;
  readonly spot: { readonly x: number; readonly y: number };
  readonly name: string;
};

function DoorMark({ tour, scene, door, chosen, mode, actions, looks, spot, name }: MarkProps) {
  const texts = useStudioTexts();
  const dragged = useRef(false);
  const isChosen = chosen === door.to && mode === "doors";
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (mode !== "doors" || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!stage) return;
    dragged.current = true;
    const at = { x: event.clientX - stage.left, y: event.clientY - stage.top };
    const { yaw, pitch } = directionAt(at, looks.getState().look);
    actions.moveDoor({ tour, scene: scene.id, to: door.to }, degreesOf(yaw), degreesOf(pitch));
  };
  return (
    <button
      type="button"
      className="door-mark"
      aria-pressed={mode === "look" ? undefined : isChosen}
      aria-label={mode === "look" ? fill(texts.tours.goTo, { scene: name }) : `${texts.tours.door}: ${name}`}
      style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
      onPointerDown={(event) => {
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={() => dragged.current && actions.dropDoor()}
      onClick={() => {
        if (mode === "look") actions.choose(door.to);
        else if (!dragged.current) actions.choose(scene.id, door.to);
      }}
    >
      <span className="door-name">{name}</span>
      <span className="door-ring" />
    </button>
  );
}
