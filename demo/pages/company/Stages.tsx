import facade from "picture:stages/facade";
import finished from "picture:stages/finished";
import foundations from "picture:stages/foundations";
import frame from "picture:stages/frame";
import { Figure } from "../../pictures/Figure.tsx";
import type { SitePicture } from "../../pictures/sitePicture.ts";

// Nothing else can stand in for a stage of the building: one that is not rendered yet is left out.
const stages: readonly SitePicture[] = [foundations, frame, facade, finished]
  .filter((picture) => picture !== null)
  .filter(({ key }) => key.startsWith("stages/"));

/** The building in its four stages. */
export function Stages() {
  if (stages.length === 0) return null;
  return (
    <div className="stages">
      {stages.map((picture) => (
        <Figure key={picture.key} picture={picture} sizes="(min-width: 600px) 46vw, 92vw" />
      ))}
    </div>
  );
}
