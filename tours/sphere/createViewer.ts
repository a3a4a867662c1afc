import { Viewer } from "@photo-sphere-viewer/core";
import { SceneAdapter, type OnGroup } from "./SceneAdapter.ts";

/** Upright angle of the first look: a room shows its corners on a wide screen and its height on a phone. */
const firstFovDeg = { wide: 65, upright: 85 };
const [narrowestDeg, widestDeg] = [30, 95];

/** Photo Sphere Viewer without anything of its own on the screen: no bar, no hints, no keys, no transition by itself. */
export function createViewer(container: HTMLElement, isCalm: boolean, onGroup: OnGroup): Viewer {
  const isUpright = container.clientWidth < container.clientHeight;
  const fovDeg = isUpright ? firstFovDeg.upright : firstFovDeg.wide;
  return new Viewer({
    container,
    adapter: [SceneAdapter, onGroup],
    navbar: false,
    keyboard: false,
    defaultTransition: { speed: 0 },
    minFov: narrowestDeg,
    maxFov: widestDeg,
    defaultZoomLvl: ((widestDeg - fovDeg) / (widestDeg - narrowestDeg)) * 100,
    moveInertia: isCalm ? 0 : 0.8,
    canvasBackground: "transparent",
  });
}
