import { events, type Viewer } from "@photo-sphere-viewer/core";
import type { DeviceLimits } from "./deviceLimits.ts";
import { createSensor, type Sensor } from "./createSensor.ts";
import { createSharpener, type Sharpener } from "./createSharpener.ts";
import { createViewer } from "./createViewer.ts";
import { paceFrames } from "./paceFrames.ts";
import { primeSystem } from "./primeSystem.ts";
import { shareScroll } from "./shareScroll.ts";
import { threeOf } from "./threeOf.ts";
import { trustMarkup } from "./trustMarkup.ts";
import type { Look, Size, View, ViewEvents } from "./view.ts";
import { watchContext } from "./watchContext.ts";

const fade = { rotation: false, effect: "fade", speed: 600 } as const;
/** Of the 100 from the widest to the narrowest look. */
const zoomStep = 15;

type Options = { readonly container: HTMLElement; readonly limits: DeviceLimits; readonly isCalm: boolean };

/** The sphere: this folder is all that knows Photo Sphere Viewer and three.js. */
export function createView({ container, limits, isCalm }: Options, on: ViewEvents): View {
  trustMarkup();
  primeSystem(limits);
  let sharpener: Sharpener | undefined;
  const viewer = createViewer(container, isCalm, (scene, group) => {
    sharpener?.stop();
    sharpener = createSharpener({
      scene,
      group,
      view: () => lookOf(viewer),
      onChange: () => viewer.needsUpdate(),
      onFailed: on.onSharpFailed,
    });
  });
  const sensor = createSensor(viewer, on.onSensor);
  const undo = listen(viewer, sensor, { container, on });
  viewer.addEventListener(events.RenderEvent.type, () => {
    sharpener?.refresh();
    on.onDraw(lookOf(viewer));
  });
  return {
    show: async (scene, yaw) => {
      sharpener?.stop();
      await sensor.stop();
      const transition = viewer.state.ready && !isCalm ? fade : false;
      const pitch = (-(scene.down ?? 0) * Math.PI) / 180;
      await viewer.setPanorama(scene, { position: { yaw, pitch }, transition, showLoader: false });
    },
    sharpen: () => sharpener?.retry(),
    destroy: () => {
      sharpener?.stop();
      undo();
      destroy(viewer);
    },
    toggleSensor: sensor.toggle,
    ...handlesOf(viewer, container, isCalm),
  };
}

function lookOf(viewer: Viewer): Look & Size {
  return { ...viewer.getPosition(), ...viewer.getSize(), fovDeg: viewer.state.vFov };
}

type Around = { readonly container: HTMLElement; readonly on: ViewEvents };

function listen(viewer: Viewer, sensor: Sensor, { container, on }: Around): () => void {
  const steps = [
    paceFrames(viewer, sensor.isOn),
    watchContext(viewer, on.onContext),
    shareScroll(container, on.onHint),
    sensor.destroy,
  ];
  // Its overlay writes markup; our own sentences stand elsewhere.
  viewer.overlay.show = () => undefined;
  return () => {
    for (const step of steps) step();
  };
}

type Handles = Pick<View, "look" | "turnTo" | "zoom" | "listenToKeys" | "shareScroll">;

function handlesOf(viewer: Viewer, container: HTMLElement, isCalm: boolean): Handles {
  return {
    look: () => lookOf(viewer),
    turnTo: (yaw, pitch) => {
      if (isCalm) viewer.rotate({ yaw, pitch });
      else viewer.animate({ yaw, pitch, speed: "6rpm" });
    },
    zoom: (direction) => viewer.zoom(viewer.getZoomLevel() + direction * zoomStep),
    listenToKeys: (isListening) => (isListening ? viewer.startKeyboardControl() : viewer.stopKeyboardControl()),
    shareScroll: (isShared) => {
      container.classList.toggle("shares-scroll", isShared);
      viewer.setOption("touchmoveTwoFingers", isShared);
    },
  };
}

function destroy(viewer: Viewer): void {
  const three = threeOf(viewer);
  viewer.destroy();
  // Else the browser counts it until the next collection of garbage.
  three.forceContextLoss();
}
