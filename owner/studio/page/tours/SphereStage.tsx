import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { directionAt, screenPointOf } from "../../../../tours/sphere/projection.ts";
import { doorPitch } from "../../draft/tours/editDoors.ts";
import type { DraftDoor, DraftScene } from "../../draft/tours/tourNotes.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { DoorMarks } from "./DoorMarks.tsx";
import { StartStrip } from "./StartStrip.tsx";
import type { DoorRefusal, TourMode, TourActions } from "./tourActions.ts";
import { degreesOf, type ViewDirectionStore, radiansOf, useSphere } from "./useSphere.ts";

type Props = {
  readonly tour: string;
  readonly scene: DraftScene;
  readonly scenes: readonly DraftScene[];
  readonly door: string | undefined;
  readonly mode: TourMode;
  readonly actions: TourActions;
  readonly looks: ViewDirectionStore;
};

/** Maximum movement of a press, in pixels; beyond it, the view was dragged. */
const maxPressMovementPx = 5;
/** Height of the compass strip at the bottom, plus half of a door's ring. */
const stripPx = 64;
/** When the view turns to a door, the door appears this far below its middle. */
const belowMiddleDeg = 14;

/** The scene as visitors see it, with its doors; pressing the floor adds one. */
export function SphereStage({ tour, scene, scenes, door, mode, actions, looks }: Props) {
  const texts = useStudioTexts();
  const [refused, setRefused] = useState<{ readonly scene: string; readonly refusal: DoorRefusal | undefined }>();
  const refusal = refused?.scene === scene.id && mode === "doors" ? refused.refusal : undefined;
  const { box, state, turnTo, retry } = useSphere(scene, looks);
  usePress(box, (x, y) => {
    if (mode !== "doors" || state !== "drawn") return;
    const { yaw, pitch } = directionAt({ x, y }, looks.getState().look);
    setRefused({ scene: scene.id, refusal: actions.pressFloor(scene, degreesOf(yaw), degreesOf(pitch)) });
  });
  const turnToDoor = useEffectEvent(() => {
    const selected = scene.doors.find(({ to }) => to === door);
    if (!selected || state !== "drawn" || isInView(selected, looks)) return;
    turnTo(selected.yawDeg, doorPitch(selected) + belowMiddleDeg);
  });
  useEffect(() => turnToDoor(), [door, scene.id]);
  const name = textInLanguage(scene.name, texts.language) || scene.id;
  return (
    <div className={`sphere-stage sphere-${mode}`}>
      <div
        ref={box}
        className="sphere-box"
        // The sphere has its own arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="application"
        aria-label={fill(texts.tours.view, { scene: name })}
      />
      {state === "drawn" && <DoorMarks {...{ tour, scene, scenes, door, mode, actions, looks }} />}
      <StartStrip scene={scene} looks={looks} />
      <StageNote isBad={state === "failed" || state === "noWebGl" || refusal !== undefined}>
        {state === "loading" && <span>{texts.tours.loadingScene}</span>}
        {state === "noWebGl" && <span>{texts.tours.noWebGl}</span>}
        {state === "failed" && (
          <>
            <span>{fill(texts.tours.sceneFailed, { file: scene.file })}</span>
            <button type="button" className="link" onClick={retry}>
              {texts.tours.retry}
            </button>
          </>
        )}
        {state === "drawn" && refusal && <span>{texts.tours[refusal]}</span>}
      </StageNote>
    </div>
  );
}

function StageNote({ isBad, children }: { readonly isBad: boolean; readonly children: ReactNode }) {
  return (
    <div className={isBad ? "sphere-note sphere-note-bad" : "sphere-note"} role="status">
      {children}
    </div>
  );
}

/** Whether a door is well within the view, above the strip at the bottom. */
function isInView(door: DraftDoor, looks: ViewDirectionStore): boolean {
  const { look } = looks.getState();
  const { x, y, isAhead } = screenPointOf(radiansOf(door.yawDeg), radiansOf(doorPitch(door)), look);
  const margin = look.width / 10;
  return isAhead && x > margin && x < look.width - margin && y > 0 && y < look.height - stripPx;
}

/** Calls back for a press without dragging, with its position in the element. With the keyboard, a button of the panel does the same. */
function usePress(box: { readonly current: HTMLElement | null }, press: (x: number, y: number) => void): void {
  const pressedAt = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const { current } = box;
    const stop = new AbortController();
    const down = ({ clientX: x, clientY: y, button }: PointerEvent) => {
      pressedAt.current = button === 0 ? { x, y } : undefined;
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      const start = pressedAt.current;
      pressedAt.current = undefined;
      if (!current || !start || Math.hypot(clientX - start.x, clientY - start.y) > maxPressMovementPx) return;
      const { left, top } = current.getBoundingClientRect();
      onPress(clientX - left, clientY - top);
    };
    current?.addEventListener("pointerdown", down, { signal: stop.signal });
    current?.addEventListener("pointerup", up, { signal: stop.signal });
    return () => stop.abort();
  }, [box]);
}
