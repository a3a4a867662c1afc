import type { TourFile, TourLink, TourScene, TourStill } from "../../src/project/tourFile.ts";
import { fill } from "../../src/text/format/fill.ts";
import type { Locale } from "../../src/text/locale.ts";
import type { TourTexts } from "../../src/text/tour/tourTexts.ts";
import { createElement } from "../make.ts";
import type { Camera, ViewSize } from "../sphere/view.ts";
import { headingOf } from "../directions.ts";
import { createBar, type TourBar, type BarActions } from "./createBar.ts";
import { createLinks } from "./createLinks.ts";
import { createNotice, type Notice } from "./createNotice.ts";
import { createPlan } from "./createPlan.ts";
import { createTurns, type Turn } from "./createTurns.ts";

export type Shell = {
  readonly element: HTMLElement;
  readonly bar: TourBar;
  readonly notice: Notice;
  readonly hint: (sentence: string) => void;
  readonly showScene: (scene: TourScene) => void;
  readonly drawCamera: (camera: Camera & ViewSize) => void;
  readonly setPlanOpen: (isOpen: boolean) => void;
  readonly setStillsOpen: (areOpen: boolean) => void;
};

export type ShellActions = BarActions & {
  readonly onLink: (link: TourLink) => void;
  readonly onFace: (link: TourLink) => void;
  readonly onTurn: (turn: Turn) => void;
  readonly onStills: () => void;
  readonly onRoom: (scene: TourScene) => void;
};

type ShellOptions = {
  readonly tour: TourFile;
  readonly texts: TourTexts;
  readonly locale: Locale;
  /** Contains the sphere. It outlives the shell, which is rebuilt when the language changes. */
  readonly view: HTMLElement;
  readonly actions: ShellActions;
};

/** Everything around the sphere: links, plan, bar, notices. */
export function createShell({ tour, texts, locale, view, actions }: ShellOptions): Shell {
  const links = createLinks({ scenes: tour.scenes, texts, locale, onPress: actions.onLink, onFocus: actions.onFace });
  const plan = createPlan({ tour, texts, locale, onGo: actions.onRoom, onStills: actions.onStills });
  const bar = createBar(texts, actions);
  const turns = createTurns(texts, actions.onTurn);
  const [notice, hint, stills] = [createNotice(), createHint(), createStills(tour.stills, locale)];
  const announcement = createElement("p", { class: "visually-hidden", role: "status" });
  const keys = createElement("p", { class: "visually-hidden", id: "keys" }, texts.keys);
  const stage = createElement("div", { class: "stage" }, view, links.element, turns, hint.element, keys, announcement);
  const element = createElement("main", { class: "tour" }, stage, stills, plan.element, notice.element, bar.element);
  stills.hidden = true;
  bar.name(tour.home[locale]);
  let currentScene: TourScene | undefined;
  let camera: (Camera & ViewSize) | undefined;
  const updatePlanView = (): void => {
    if (!currentScene || !camera || plan.element.hidden) return;
    const half = Math.tan((camera.fovDeg * Math.PI) / 360) * (camera.width / Math.max(camera.height, 1));
    plan.turn(headingOf(currentScene, camera.yaw), (Math.atan(half) * 360) / Math.PI);
  };
  return {
    element,
    bar,
    notice,
    hint: hint.show,
    showScene: (scene) => {
      currentScene = scene;
      const name = scene.name[locale];
      bar.name(name);
      announcement.textContent = fill(texts.here, { scene: name });
      view.setAttribute("aria-label", fill(texts.view, { scene: name }));
      links.showScene(scene);
      plan.showScene(scene);
    },
    drawCamera: (next) => {
      camera = next;
      links.draw(next);
      updatePlanView();
    },
    setPlanOpen: (isOpen) => {
      element.classList.toggle("with-plan", isOpen);
      plan.element.hidden = !isOpen;
      updatePlanView();
      bar.plan(isOpen);
    },
    setStillsOpen: (areOpen) => {
      stills.hidden = !areOpen;
      stage.hidden = areOpen;
      bar.view(!areOpen && tour.scenes.length > 0);
    },
  };
}

/** The apartment's pictures, shown when there is no 360° view. */
function createStills(stills: readonly TourStill[], locale: Locale): HTMLElement {
  return createElement(
    "div",
    { class: "stills", tabindex: "-1" },
    ...stills.map(({ src, width, height, alt }) =>
      createElement("img", { src, width: String(width), height: String(height), alt: alt[locale], loading: "lazy" }),
    ),
  );
}

const shownMs = 1800;

/** A sentence over the view that disappears automatically: how to turn it without scrolling the page. */
function createHint(): { element: HTMLElement; show: (sentence: string) => void } {
  const element = createElement("p", { class: "hint", "aria-hidden": "true" });
  let timer = 0;
  return {
    element,
    show: (sentence) => {
      element.textContent = sentence;
      element.classList.add("shown");
      clearTimeout(timer);
      timer = window.setTimeout(() => element.classList.remove("shown"), shownMs);
    },
  };
}
