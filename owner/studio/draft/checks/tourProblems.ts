import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject, DraftTour } from "../draft.ts";
import { memoize } from "../memoize.ts";
import { type DraftScene, isRound, minWidth, sharpWidth } from "../tours/tourNotes.ts";
import type { Problem } from "./problem.ts";

/** Problems with tours: ones made elsewhere without agreement; missing or unreachable scenes; pictures that are not spheres or are small. */
export function tourProblems({ tours = [] }: DraftProject): readonly Problem[] {
  return tours.flatMap((tour, t) =>
    ownProblems(tour).map((problem) => ({ ...problem, at: ["tours", t, ...problem.at] })),
  );
}

/** Their places begin at the tour. */
const ownProblems = memoize(({ id, studio }: DraftTour): readonly Problem[] => {
  const { scenes, folder, allowsScripts } = studio ?? {};
  if (folder !== undefined && !allowsScripts) {
    return [{ code: "tourNotAllowed", severity: "warning", at: [], fix: "open", values: { tour: id } }];
  }
  if (!scenes) return [];
  if (scenes.length === 0) return [{ code: "tourEmpty", severity: "block", at: [], fix: "addPicture" }];
  const reached = reachedFrom(scenes);
  return scenes.flatMap((scene, s): Problem[] => {
    const at: Steps = ["studio", "scenes", s];
    const name = scene.name.sq || scene.id;
    const isShort = scene.width < sharpWidth;
    if (!isRound(scene) || scene.width < minWidth) {
      return [{ code: "sceneNotRound", severity: "block", at, fix: "addPicture", values: { name } }];
    }
    return [
      ...(reached.has(scene.id)
        ? []
        : [{ code: "sceneUnreached", severity: "warning", at, fix: "open", values: { name } } as const]),
      ...(isShort
        ? [
            {
              code: "sceneLowResolution",
              severity: "warning",
              at,
              fix: "addPicture",
              values: { name, width: scene.width },
            } as const,
          ]
        : []),
    ];
  });
});

/** Scenes that a visitor reaches through doors, starting at the first one. */
function reachedFrom(scenes: readonly DraftScene[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = scenes.slice(0, 1);
  for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
    if (reached.has(scene.id)) continue;
    reached.add(scene.id);
    const targets = new Set(scene.doors.map(({ to }) => to));
    waiting.push(...scenes.filter(({ id }) => targets.has(id)));
  }
  return reached;
}
