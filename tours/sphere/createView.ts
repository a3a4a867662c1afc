import { bitmapOf } from "./bitmapOf.ts";
import { firstFovDeg, held, turnedBy } from "./camera.ts";
import { contextOf } from "./painting/contextOf.ts";
import { createLoop } from "./createLoop.ts";
import { createPainter, type Painter } from "./painting/createPainter.ts";
import { createSensor } from "./createSensor.ts";
import { createSharpener, type Sharpener } from "./createSharpener.ts";
import type { DeviceLimits } from "./deviceLimits.ts";
import { crossingOf, fadeOf, type Crossing } from "./fadeOf.ts";
import { listenToHands } from "./listenToHands.ts";
import { loadBitmap } from "./loadBitmap.ts";
import { byKeys, glide, rest, step, turnTo, type Motion } from "./motion.ts";
import { shareScroll } from "./shareScroll.ts";
import type { Look, ShownScene, Size, View, ViewEvents } from "./view.ts";

/** More dots than eyes see cost a phone its battery. */
const densest = 2;
const zoomStepDeg = 10;
/** What a sphere without tiles is painted in. */
const usualGrid = { cols: 8, rows: 4 };

type Options = { readonly container: HTMLElement; readonly limits: DeviceLimits; readonly isCalm: boolean };

/** The sphere to look around in. */
export function createView(options: Options, on: ViewEvents): View {
  return new SphereView(options, on);
}

class SphereView implements View {
  readonly #canvas = document.createElement("canvas");
  readonly #gl = contextOf(this.#canvas);
  readonly #over = new AbortController();
  readonly #loop = createLoop((passedMs) => this.#frame(passedMs));
  readonly #resizing = new ResizeObserver(() => this.#fit());
  readonly #sensor = createSensor({
    look: () => this.#look,
    onTurn: (turned) => this.#lookAt({ ...this.#look, ...turned }),
    onSensor: (isOn) => this.on.onSensor(isOn),
  });
  #painter: Painter | undefined;
  #size: Size = { width: 1, height: 1 };
  #look: Look = { yaw: 0, pitch: 0, fovDeg: 65 };
  #motion: Motion = rest;
  #crossing: { readonly from: Crossing; readonly passedMs: number } | undefined;
  #scene: ShownScene | undefined;
  #coming = new AbortController();
  #sharpener: Sharpener | undefined;
  #isShared = false;

  constructor(
    private readonly options: Options,
    private readonly on: ViewEvents,
  ) {
    const { container } = options;
    if (!this.#gl) throw new Error("WebGL: no context");
    this.#painter = createPainter(this.#gl);
    this.#canvas.className = "sphere";
    container.append(this.#canvas);
    this.#fit();
    this.#look = { ...this.#look, fovDeg: firstFovDeg(this.#size) };
    this.#resizing.observe(container);
    this.#listen();
  }

  async show(scene: ShownScene, yaw: number, door?: Parameters<View["show"]>[2]): Promise<void> {
    this.#coming.abort();
    this.#coming = new AbortController();
    const { signal } = this.#coming;
    const picture = await this.#firstPicture(scene, signal);
    signal.throwIfAborted();
    const look = held({ ...this.#look, yaw, pitch: (-(scene.down ?? 0) * Math.PI) / 180 });
    if (this.#scene && !this.options.isCalm) this.#cross(door);
    this.#motion = rest;
    this.#begin(scene, picture, look);
    this.#sensor.aim();
    this.#draw();
  }

  readonly sharpen = (): void => this.#sharpener?.retry();
  readonly look = (): Look & Size => ({ ...this.#look, ...this.#size });
  readonly toggleSensor = (): Promise<void> => this.#sensor.toggle();

  readonly turnTo = (yaw: number, pitch: number): void => this.#goTo({ ...this.#look, yaw, pitch });
  readonly zoom = (direction: 1 | -1): void =>
    this.#goTo({ ...this.#look, fovDeg: this.#look.fovDeg - direction * zoomStepDeg });

  shareScroll(isShared: boolean): void {
    this.#isShared = isShared;
    this.options.container.classList.toggle("shares-scroll", isShared);
  }

  destroy(): void {
    this.#coming.abort();
    this.#sharpener?.stop();
    this.#sensor.stop();
    this.#loop.stop();
    this.#resizing.disconnect();
    this.#over.abort();
    this.#canvas.remove();
    // Else the browser counts it until the next collection of garbage.
    this.#gl?.getExtension("WEBGL_lose_context")?.loseContext();
  }

  #listen(): void {
    const { signal } = this.#over;
    const { container } = this.options;
    listenToHands(
      container,
      {
        isShared: () => this.#isShared,
        hold: () => (this.#motion = rest),
        drag: (right, down) => this.#turnBy(right, down),
        release: ({ right, down }) => {
          if (!this.options.isCalm) this.#move(glide(turnedBy(right, down, this.look())));
        },
        zoomBy: (factor) => this.#lookAt({ ...this.#look, fovDeg: this.#look.fovDeg / factor }),
        keys: (keys) => this.#move(byKeys(this.#motion, keys)),
      },
      signal,
    );
    const undo = shareScroll(container, this.on.onHint);
    signal.addEventListener("abort", undo, { once: true });
    const onLost = (event: Event): void => {
      // Else it does not come back.
      event.preventDefault();
      this.#painter = undefined;
      this.#sharpener?.stop();
      this.#loop.stop();
      this.on.onContext("lost");
    };
    this.#canvas.addEventListener("webglcontextlost", onLost, { signal });
    this.#canvas.addEventListener("webglcontextrestored", this.#restore, { signal });
  }

  /** All that lay on the graphics card is gone: the scene comes once more, at the same look. */
  readonly #restore = async (): Promise<void> => {
    const scene = this.#scene;
    if (!this.#gl || !scene) return;
    this.#painter = createPainter(this.#gl);
    try {
      this.#begin(scene, await this.#firstPicture(scene, this.#coming.signal), this.#look);
      this.#loop.wake();
      this.on.onContext("back");
    } catch {
      // It stays told as lost, with the way to try again.
    }
  };

  #begin(scene: ShownScene, picture: ImageBitmap, look: Look): void {
    this.#sharpener?.stop();
    this.#painter?.begin(picture, scene.tiles ?? usualGrid);
    picture.close();
    this.#scene = scene;
    this.#look = look;
    this.#sharpener = createSharpener({
      scene,
      textureWidth: this.options.limits.textureWidth,
      view: this.look,
      onPart: (part, sharp) => {
        this.#painter?.lay(part, sharp);
        this.#loop.wake();
      },
      onFailed: this.on.onSharpFailed,
    });
  }

  async #firstPicture(scene: ShownScene, signal: AbortSignal): Promise<ImageBitmap> {
    const soft = scene.preview && (await bitmapOf(scene.preview));
    if (soft) return soft;
    // Without a preview the sharp picture may still come.
    return loadBitmap(`${scene.folder}full.webp`, this.options.limits.textureWidth, signal);
  }

  #cross(door: Parameters<View["show"]>[2]): void {
    this.#painter?.keep(this.look());
    this.#crossing = { from: crossingOf(this.look(), door), passedMs: 0 };
    this.#loop.wake();
  }

  #turnBy(right: number, down: number): void {
    const { yaw, pitch } = turnedBy(right, down, this.look());
    this.#look = held({ ...this.#look, yaw: this.#look.yaw + yaw, pitch: this.#look.pitch + pitch });
    this.#loop.now();
  }

  #lookAt(look: Look): void {
    this.#look = held(look);
    this.#loop.wake();
  }

  #goTo(look: Look): void {
    if (this.options.isCalm) this.#lookAt(look);
    else this.#move(turnTo(this.#look, held(look)));
  }

  #move(motion: Motion): void {
    this.#motion = motion;
    this.#loop.wake();
  }

  #frame(passedMs: number): boolean {
    const { look, motion } = step(this.#look, this.#motion, passedMs);
    [this.#look, this.#motion] = [held(look), motion];
    if (this.#crossing) this.#crossing = { ...this.#crossing, passedMs: this.#crossing.passedMs + passedMs };
    this.#draw();
    return this.#motion.kind !== "rest" || this.#crossing !== undefined;
  }

  #draw(): void {
    if (!this.#painter || !this.#scene) return;
    const fade = this.#crossing && fadeOf(this.#crossing.from, this.#crossing.passedMs);
    if (!fade) this.#crossing = undefined;
    this.#painter.draw(this.look(), fade);
    this.#sharpener?.refresh();
    this.on.onDraw(this.look());
  }

  /** Setting a canvas's size wipes it: drawn anew at once, nothing flashes. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.options.container;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#size = { width: clientWidth, height: clientHeight };
    const dots = Math.min(devicePixelRatio, densest);
    const width = Math.min(Math.round(clientWidth * dots), this.options.limits.textureWidth);
    [this.#canvas.width, this.#canvas.height] = [width, Math.round((width * clientHeight) / clientWidth)];
    this.#draw();
  }
}
