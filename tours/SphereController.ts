import type { TourScene } from "../src/project/tourFile.ts";
import type { TourTexts } from "../src/text/tour/tourTexts.ts";
import { createBackdrop, type Backdrop } from "./backdrop.ts";
import { claimOnlyActiveTour } from "./claimOnlyActiveTour.ts";
import type { Shell } from "./shell/createShell.ts";
import type { Turn } from "./shell/createTurns.ts";
import { deviceLimits } from "./sphere/deviceLimits.ts";
import type { Direction, TourView, ViewEvents } from "./sphere/view.ts";
import { headingOf, yawOf } from "./directions.ts";

type SphereControllerOptions = {
  readonly shell: () => Shell;
  readonly texts: () => TourTexts;
  /** Called when the first picture of a scene is drawn, or a notice explains why it cannot be. */
  readonly onDrawn: () => void;
  readonly onStills: () => void;
};

/** Opens the sphere when it is needed, releases it when it is not, and reports problems. */
export class SphereController {
  readonly #limits = deviceLimits();
  readonly #backdrop: Backdrop;
  readonly #live = claimOnlyActiveTour(() => this.#release("asked"));
  #view: TourView | undefined;
  #opening: Promise<TourView> | undefined;
  #scene: TourScene | undefined;
  #heading = 0;
  #entered = Promise.resolve();
  #generation = 0;
  #isShared = false;
  #released: "away" | "asked" | undefined;

  constructor(
    private readonly container: HTMLElement,
    first: HTMLImageElement | null,
    private readonly options: SphereControllerOptions,
  ) {
    this.#backdrop = createBackdrop(container, first);
    watchVisibility(
      container,
      () => this.#release("away"),
      () => this.#released === "away" && this.#resume(),
    );
  }

  readonly isPossible = (): boolean => this.#limits !== undefined;

  /** `door`: the direction in which the visitor leaves the previous scene, if any. */
  enter(scene: TourScene, heading: number, door?: Direction): Promise<void> {
    return (this.#entered = this.#enter(scene, heading, door));
  }

  async #enter(scene: TourScene, heading: number, door?: Direction): Promise<void> {
    const generation = (this.#generation += 1);
    [this.#scene, this.#heading, this.#released] = [scene, heading, undefined];
    this.options.shell().notice.clear();
    if (!this.#limits) return this.#showNoWebGl();
    const folder = new URL(scene.folder, document.baseURI).href;
    const preview = this.#backdrop.show(`${folder}preview.webp`);
    const wait = markEntering(this.container, () => this.options.shell().hint(this.options.texts().loading));
    try {
      const view = this.#view ?? (await this.#open());
      await view.show({ ...scene, folder, preview }, yawOf(scene, heading), door);
      if (generation !== this.#generation) return;
      this.container.classList.add("drawn");
    } catch {
      if (generation !== this.#generation) return;
      this.container.classList.remove("drawn");
      this.redraw();
      this.#tell(this.options.texts().sceneFailed, () => void this.enter(scene, heading));
    } finally {
      wait.done(generation === this.#generation);
    }
    this.options.onDrawn();
  }

  readonly zoom = (direction: 1 | -1): void => this.#view?.zoom(direction);
  readonly toggleSensor = (): void => void this.#view?.toggleSensor();

  /** If a scene is loading, the turn starts once the scene is shown. */
  async turnTo(yaw: number, pitch: number): Promise<void> {
    const generation = this.#generation;
    await this.#entered;
    if (generation === this.#generation) this.#view?.turnTo(yaw, pitch);
  }

  /** Turns by half of the visible angle. */
  async turnBy({ yaw, pitch }: Turn): Promise<void> {
    const camera = this.#view?.destination();
    if (!camera) return;
    const halfFovRad = (camera.fovDeg / 2) * (Math.PI / 180);
    await this.turnTo(camera.yaw + yaw * halfFovRad, camera.pitch + pitch * halfFovRad);
  }

  shareScroll(isShared: boolean): void {
    this.#isShared = isShared;
    this.#view?.shareScroll(isShared);
  }

  /** Call after the surrounding shell has been rebuilt. */
  redraw(): void {
    if (this.#view && this.#scene) this.options.shell().drawCamera(this.#view.camera());
  }

  /** If another room is pressed before the sphere's code has loaded, no second sphere may be opened. */
  #open(): Promise<TourView> {
    return (this.#opening ??= this.#create().finally(() => (this.#opening = undefined)));
  }

  async #create(): Promise<TourView> {
    const { createView } = await import("./sphere/createView.ts");
    const limits = this.#limits ?? { textureWidth: 0 };
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const view = createView({ container: this.container, limits, isCalm }, this.#events());
    view.shareScroll(this.#isShared);
    this.#live.claim();
    return (this.#view = view);
  }

  #events(): ViewEvents {
    const { shell, texts } = this.options;
    return {
      onDraw: (camera) => shell().drawCamera(camera),
      onTilesFailed: () => this.#tell(texts().sharpFailed, () => [shell().notice.clear(), this.#view?.retryTiles()]),
      onContext: (state) =>
        state === "restored" ? shell().notice.clear() : this.#tell(texts().contextLost, this.#resume),
      onHint: (hint) => shell().hint(texts()[hint]),
      onSensor: (isOn) => shell().bar.sensor(isOn),
    };
  }

  #tell(sentence: string, onRetry: () => void): void {
    const { shell, texts, onStills } = this.options;
    shell().notice.tell(sentence, [
      { words: texts().retry, onPress: onRetry },
      { words: texts().stills, onPress: onStills },
    ]);
  }

  #showNoWebGl(): void {
    this.options.onStills();
    this.options.shell().notice.tell(this.options.texts().noWebGl, []);
    this.options.onDrawn();
  }

  #release(why: "away" | "asked"): void {
    if (!this.#view || !this.#scene) return;
    this.#heading = headingOf(this.#scene, this.#view.camera().yaw);
    this.#close();
    this.#released = why;
    if (why === "away") return;
    const { shell, texts } = this.options;
    shell().notice.tell("", [{ words: texts().resume, onPress: this.#resume }]);
  }

  readonly #resume = (): void => {
    if (!this.#scene) return;
    this.#close();
    void this.enter(this.#scene, this.#heading);
  };

  #close(): void {
    this.container.classList.remove("drawn");
    this.#view?.destroy();
    this.#view = undefined;
  }
}

/** A shorter wait needs no message. */
const longMs = 700;

/** Marks the view while a scene is loading, so that its links do not appear over the previous scene. Calls `onLong` if it takes long. */
function markEntering(view: Element, onLong: () => void): { done: (isLast: boolean) => void } {
  view.classList.add("entering");
  const timer = setTimeout(onLong, longMs);
  return {
    done: (isLast) => {
      clearTimeout(timer);
      if (isLast) view.classList.remove("entering");
    },
  };
}

/** Longer than it takes to scroll past. */
const awayMs = 1500;

/** Calls back when an element has been off screen for a while, also inside a frame, and when it is visible again. */
function watchVisibility(element: Element, onAway: () => void, onBack: () => void): void {
  let timer = 0;
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) onBack();
    else timer = window.setTimeout(onAway, awayMs);
  }).observe(element);
}
