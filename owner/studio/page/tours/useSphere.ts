import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createView } from "../../../../tours/sphere/createView.ts";
import { deviceLimits } from "../../../../tours/sphere/deviceLimits.ts";
import type { Camera, ViewSize, TourView } from "../../../../tours/sphere/view.ts";
import type { DraftScene } from "../../draft/tours/tourNotes.ts";
import { sceneAddress } from "../server/folderAddresses.ts";

/** The current view direction: in a store, because it changes with every rendered frame. */
export type ViewDirectionStore = StoreApi<{ readonly look: Camera & ViewSize }>;

export type SphereView = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly state: "loading" | "drawn" | "failed" | "noWebGl";
  readonly turnTo: (yawDeg: number, pitchDeg: number) => void;
  readonly retry: () => void;
};

export const degreesOf = (radians: number): number => (radians * 180) / Math.PI;
export const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;

/** The view direction before anything is rendered. */
export const createViewDirection = (): ViewDirectionStore => createStore(() => ({ look: initialLook }));

const initialLook: Camera & ViewSize = { yaw: 0, pitch: 0, fovDeg: 65, width: 1, height: 1 };
/** The width of the panoramas that the server generates. */
const width = 4096;

/** The preview of a scene, which the sphere shows first and lists use, too. */
export const previewOf = (file: string): string => `${sceneAddress(file)}preview.webp`;

/** Shows a scene's panorama in a sphere, as visitors see it; `looks` receives the view direction. */
export function useSphere(scene: DraftScene, looks: ViewDirectionStore): SphereView {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<TourView>(undefined);
  const [isSupported] = useState(() => deviceLimits() !== undefined);
  const [shown, setShown] = useState<{ readonly request: string; readonly isDrawn: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${scene.id} ${scene.file}`;
  useEffect(() => {
    const [container, limits] = [box.current, deviceLimits()];
    if (!container || !limits) return undefined;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const created = createView({ container, limits, isCalm }, listeners(looks));
    view.current = created;
    return () => {
      view.current = undefined;
      created.destroy();
    };
  }, [looks]);
  const open = useEffectEvent(async () => {
    if (!view.current) return undefined;
    const preview = new Image();
    // WebGL accepts pictures of another origin only if they are loaded with CORS.
    preview.crossOrigin = "anonymous";
    preview.src = previewOf(scene.file);
    const panorama = { id: scene.id, width, tiles: null, folder: sceneAddress(scene.file), preview };
    return view.current.show(panorama, radiansOf(scene.startDeg)).then(
      () => true,
      () => false,
    );
  });
  useEffect(() => {
    let isCurrent = true;
    void open().then((isDrawn) => {
      // A scene that is not shown any more may finish loading late, which means nothing for the current one.
      if (isCurrent && isDrawn !== undefined) setShown({ request, isDrawn });
    });
    return () => {
      isCurrent = false;
    };
  }, [request]);
  const drawState = shown?.request === request ? (shown.isDrawn ? "drawn" : "failed") : "loading";
  return {
    box,
    state: isSupported ? drawState : "noWebGl",
    turnTo: (yawDeg, pitchDeg) => view.current?.turnTo(radiansOf(yawDeg), radiansOf(pitchDeg)),
    retry: () => setAttempt((before) => before + 1),
  };
}

/** The studio ignores the other events: if the sharp tiles fail to load, the preview stays visible. */
const listeners = (looks: ViewDirectionStore): Parameters<typeof createView>[1] => ({
  onDraw: (look) => looks.setState({ look }),
  onTilesFailed: () => {},
  onContext: () => {},
  onHint: () => {},
  onSensor: () => {},
});
