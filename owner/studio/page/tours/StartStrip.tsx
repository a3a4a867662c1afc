import { useStore } from "zustand/react";
import { screenPointOf } from "../../../../tours/sphere/projection.ts";
import type { DraftScene } from "../../draft/tours/tourNotes.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { type ViewDirectionStore, radiansOf } from "./useSphere.ts";

const stepDeg = 15;
const marks = Array.from({ length: 360 / stepDeg }, (_, index) => index * stepDeg);

type Props = { readonly scene: DraftScene; readonly looks: ViewDirectionStore };

/** A compass strip below the view: a line every 15 degrees, and a thick one at the visitor's first look. */
export function StartStrip({ scene, looks }: Props) {
  const texts = useStudioTexts();
  const look = useStore(looks, (state) => state.look);
  const placeOf = (yawDeg: number): number | undefined => {
    const { x, isAhead } = screenPointOf(radiansOf(yawDeg), look.pitch, look);
    return isAhead && x >= 0 && x <= look.width ? x : undefined;
  };
  const start = placeOf(scene.startDeg);
  return (
    <div className="start-strip" aria-hidden="true">
      {marks.map((mark) => {
        const x = placeOf(mark);
        return x === undefined ? null : <span key={mark} className="start-tick" style={{ left: `${x}px` }} />;
      })}
      {start !== undefined && (
        <span className="start-line" style={{ left: `${start}px` }}>
          {texts.tours.start}
        </span>
      )}
    </div>
  );
}
