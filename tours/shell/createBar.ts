import type { TourTexts } from "../../src/text/tour/tourTexts.ts";
import { button, createElement } from "../make.ts";

export type TourBar = {
  readonly element: HTMLElement;
  readonly name: (text: string) => void;
  readonly plan: (isOpen: boolean) => void;
  readonly screen: (isPossible: boolean, isOn: boolean) => void;
  readonly sensor: (isOn: boolean) => void;
  /** Whether there is a view; its controls are hidden without one. */
  readonly view: (isThere: boolean) => void;
};

export type BarActions = {
  readonly onPlan: () => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onScreen: () => void;
  readonly onSensor: () => void;
};

/** The bar of controls: the name of the room, then buttons. */
export function createBar(texts: TourTexts, on: BarActions): TourBar {
  const name = createElement("h1", { class: "name" });
  const plan = button(texts.plan, "control", on.onPlan);
  plan.setAttribute("aria-controls", "plan");
  const zoomOut = sign("−", texts.zoomOut, () => on.onZoom(-1));
  const zoomIn = sign("+", texts.zoomIn, () => on.onZoom(1));
  const sensor = button(texts.sensor, "control sensor", on.onSensor);
  sensor.setAttribute("aria-pressed", "false");
  sensor.hidden = !("DeviceOrientationEvent" in window) || navigator.maxTouchPoints === 0;
  const canFollow = !sensor.hidden;
  const screen = button(texts.fullScreen, "control", on.onScreen);
  const element = createElement(
    "div",
    { class: "bar" },
    name,
    createElement("div", { class: "controls" }, plan, zoomOut, zoomIn, sensor, screen),
  );
  return {
    element,
    name: (text) => {
      name.textContent = text;
    },
    plan: (isOpen) => plan.setAttribute("aria-expanded", String(isOpen)),
    screen: (isPossible, isOn) => {
      screen.hidden = !isPossible;
      screen.textContent = isOn ? texts.fullScreenEnd : texts.fullScreen;
    },
    sensor: (isOn) => sensor.setAttribute("aria-pressed", String(isOn)),
    view: (isThere) => {
      for (const control of [plan, zoomIn, zoomOut]) control.hidden = !isThere;
      sensor.hidden = !isThere || !canFollow;
    },
  };
}

function sign(shown: string, label: string, onPress: () => void): HTMLButtonElement {
  const element = button(shown, "control sign", onPress);
  element.setAttribute("aria-label", label);
  return element;
}
