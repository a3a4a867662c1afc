import type { TourFile, TourLink, TourScene } from "../src/project/tourFile.ts";
import type { Locale } from "../src/text/locale.ts";
import { tourSq } from "../src/text/tour/tour.sq.ts";
import type { TourTexts } from "../src/text/tour/tourTexts.ts";
import type { PageMessage } from "../src/tour/tourMessage.ts";
import { arrivalHeading, pitchOf, yawOf } from "./directions.ts";
import { connectToEmbeddingPage, isFramed } from "./connectToEmbeddingPage.ts";
import { createPlanState } from "./createPlanState.ts";
import { createFullWindow } from "./createFullWindow.ts";
import { createElement } from "./make.ts";
import { createShell, type Shell } from "./shell/createShell.ts";
import type { Direction } from "./sphere/view.ts";
import { SphereController } from "./SphereController.ts";

const home = { sq: "Kulla", en: "Kulla", de: "Kulla" };
const nothing: TourFile = { home, plan: null, stills: [], scenes: [] };

/** The page of a tour: manages the visitor's state and connects the controls. */
export class TourPage {
  readonly #host = connectToEmbeddingPage((message) => void this.#onMessage(message));
  readonly #fullWindow = createFullWindow(this.#host, () => this.#paintFullWindow());
  readonly #plan = createPlanState(() => this.#paintPlan());
  readonly #view = createElement("div", {
    class: "view",
    tabindex: "0",
    role: "application",
    "aria-describedby": "keys",
  });
  readonly #sphere: SphereController;
  #tour = nothing;
  #texts: TourTexts = tourSq;
  #locale: Locale = "sq";
  #shell: Shell;
  #scene: TourScene | undefined;
  #fillsPage = false;

  constructor(first: HTMLImageElement | null) {
    this.#sphere = new SphereController(this.#view, first, {
      shell: () => this.#shell,
      texts: () => this.#texts,
      onDrawn: () => this.#host.post({ say: "ready" }),
      onStills: () => this.#openStills(),
    });
    this.#sphere.shareScroll(isFramed);
    this.#shell = this.#build();
  }

  /** Shows a tour, starting with its first scene. */
  open(tour: TourFile): void {
    this.#tour = tour;
    const [first] = tour.scenes;
    this.#rebuild();
    if (!first) return this.#showNoScenes();
    this.#enter(first, first.heading);
    // The first picture is shown and every link works, even if the sphere is still loading or cannot be drawn.
    this.#host.post({ say: "ready" });
  }

  /** Shows that the tour is loading. */
  wait(): void {
    this.#rebuild();
    this.#shell.bar.view(false);
    this.#shell.notice.tell(this.#texts.loading, []);
  }

  /** Shows that the tour could not be loaded, with a retry button. */
  fail(retry: () => void): void {
    const again = { words: this.#texts.retry, onPress: () => [this.#shell.notice.clear(), retry()] };
    this.#rebuild();
    this.#shell.bar.view(false);
    this.#shell.notice.tell(this.#texts.tourFailed, [again]);
    this.#host.post({ say: "ready" });
  }

  async speak(locale: Locale): Promise<void> {
    if (locale === this.#locale) return;
    this.#texts = await loadTexts(locale);
    this.#locale = locale;
    this.#rebuild();
    if (this.#tour !== nothing && !this.#scene) this.#showNoScenes();
  }

  #rebuild(): void {
    const hadFocus = document.activeElement === this.#view;
    this.#shell = this.#build();
    document.body.replaceChildren(this.#shell.element);
    document.documentElement.lang = this.#locale;
    document.title = `${this.#tour.home[this.#locale]}, 360° | Kulla`;
    this.#paintPlan();
    this.#paintFullWindow();
    if (this.#scene) this.#shell.showScene(this.#scene);
    this.#sphere.redraw();
    if (hadFocus) this.#view.focus({ preventScroll: true });
  }

  #build(): Shell {
    return createShell({
      tour: this.#tour,
      texts: this.#texts,
      locale: this.#locale,
      view: this.#view,
      actions: {
        onPlan: () => this.#plan.toggle(),
        onZoom: (direction) => this.#sphere.zoom(direction),
        onScreen: () => this.#fullWindow.toggle(),
        onSensor: () => this.#sphere.toggleSensor(),
        onLink: (link) => this.#follow(link),
        onFace: (link) => this.#scene && this.#sphere.turnTo(yawOf(this.#scene, link.heading), pitchOf(link)),
        onTurn: (turn) => void this.#sphere.turnBy(turn),
        onStills: () => this.#openStills(),
        onRoom: (scene) => this.#enter(scene, scene.heading),
      },
    });
  }

  #follow(link: TourLink): void {
    const { to, heading } = link;
    const scene = this.#tour.scenes.find(({ id }) => id === to);
    if (!scene || !this.#scene) return;
    // The pressed button disappears with its room.
    this.#view.focus({ preventScroll: true });
    const door = { yaw: yawOf(this.#scene, heading), pitch: pitchOf(link) };
    this.#enter(scene, arrivalHeading(scene, this.#scene), door);
  }

  #enter(scene: TourScene, heading: number, door?: Direction): void {
    this.#scene = scene;
    this.#shell.setStillsOpen(false);
    this.#shell.showScene(scene);
    this.#host.post({ say: "scene", scene: scene.id });
    void this.#sphere.enter(scene, heading, door);
  }

  #showNoScenes(): void {
    this.#shell.notice.tell(this.#texts.noScenes, []);
    this.#shell.setStillsOpen(true);
    this.#host.post({ say: "ready" });
  }

  #openStills(): void {
    this.#shell.setStillsOpen(true);
    const back = {
      words: this.#texts.stillsEnd,
      onPress: () => this.#scene && this.#enter(this.#scene, this.#scene.heading),
    };
    this.#shell.notice.tell("", this.#sphere.isPossible() ? [back] : []);
  }

  #paintPlan(): void {
    this.#shell.setPlanOpen(this.#plan.isOpen() && this.#tour.scenes.length > 0);
  }

  #paintFullWindow(): void {
    const isOn = this.#fullWindow.isOn();
    this.#shell.bar.screen(this.#fullWindow.isPossible(), isOn);
    // In full-page frames, the embedding page's back button is at the start of the bar.
    this.#shell.element.classList.toggle("leaves-room", this.#fillsPage && !isOn);
    if (isFramed) this.#sphere.shareScroll(!isOn && !this.#fillsPage);
  }

  async #onMessage(message: PageMessage): Promise<void> {
    if (message.say === "grown") return this.#fullWindow.setGrown(message.grown);
    this.#fillsPage = message.fills;
    this.#fullWindow.setCanGrow(message.canGrow);
    await this.speak(message.locale);
  }
}

/** The texts of a language; all but Albanian are loaded on demand. */
async function loadTexts(locale: Locale): Promise<TourTexts> {
  try {
    if (locale === "en") return (await import("../src/text/tour/tour.en.ts")).tourEn;
    if (locale === "de") return (await import("../src/text/tour/tour.de.ts")).tourDe;
  } catch {
    // Albanian texts are better than none.
  }
  return tourSq;
}
