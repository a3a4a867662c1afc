import { copyToBitmap, loadBitmap } from "./loadBitmap.ts";
import { firstFovDeg, clampCamera, rotationOfDrag } from "./camera.ts";
import { createGlContext, type DeviceLimits } from "./deviceLimits.ts";
import { createFrameLoop } from "./createFrameLoop.ts";
import { createPainter, type Painter } from "./painting/createPainter.ts";
import { createOrientationSensor } from "./createOrientationSensor.ts";
import { createTileLoader, type TileLoader } from "./createTileLoader.ts";
import { crossingOf, fadeOf, type Crossing } from "./fadeOf.ts";
import { listenToGestures } from "./listenToGestures.ts";
import { moveByKeys, glide, rest, step, turnTo, type Motion } from "./motion.ts";
import { cooperativeScroll } from "./cooperativeScroll.ts";
import type { Camera, ShownScene, ViewSize, TourView, ViewEvents } from "./view.ts";

/** A higher pixel density makes no visible difference and drains a phone's battery. */
const maxPixelRatio = 2;
const zoomStepDeg = 10;
/** The grid used to draw a sphere without tiles. */
const defaultGrid = { cols: 8, rows: 4 };

/** `isCalm`: the visitor prefers reduced motion, so nothing is animated. */
type Options = { readonly container: HTMLElement; readonly limits: DeviceLimits; readonly isCalm: boolean };

/** The sphere in which the visitor looks around. */
export function createView(options: Options, on: ViewEvents): TourView {
  return new SphereView(options, on);
}

class SphereView implements TourView {
  readonly #canvas = document.createElement("canvas");
  readonly #gl = createGlContext(this.#canvas);
  readonly #destroying = new AbortController();
  readonly #loop = createFrameLoop((elapsedMs) => this.#frame(elapsedMs));
  readonly #resizing = new ResizeObserver(() => this.#fit());
  readonly #sensor = createOrientationSensor({
    camera: () => this.#camera,
    onTurn: (turned) => this.#aimAt({ ...this.#camera, ...turned }),
    onSensor: (isOn) => this.on.onSensor(isOn),
  });
  #painter: Painter | undefined;
  #size: ViewSize = { width: 1, height: 1 };
  #camera: Camera = { yaw: 0, pitch: 0, fovDeg: 65 };
  #motion: Motion = rest;
  #crossing: { readonly from: Crossing; readonly elapsedMs: number } | undefined;
  #scene: ShownScene | undefined;
  #loading = new AbortController();
  #tileLoader: TileLoader | undefined;
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
    this.#camera = { ...this.#camera, fovDeg: firstFovDeg(this.#size) };
    this.#resizing.observe(container);
    this.#listen();
  }

  async show(scene: ShownScene, yaw: number, door?: Parameters<TourView["show"]>[2]): Promise<void> {
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    const picture = await this.#firstPicture(scene, signal);
    signal.throwIfAborted();
    const camera = clampCamera({ ...this.#camera, yaw, pitch: (-(scene.down ?? 0) * Math.PI) / 180 });
    if (this.#scene && !this.options.isCalm) this.#startCrossing(door);
    this.#motion = rest;
    this.#startScene(scene, picture, camera);
    this.#sensor.recalibrate();
    this.#draw();
  }

  readonly retryTiles = (): void => this.#tileLoader?.retry();
  readonly camera = (): Camera & ViewSize => ({ ...this.#camera, ...this.#size });
  readonly destination = (): Camera => (this.#motion.kind === "turn" ? this.#motion.to : this.#camera);
  readonly toggleSensor = (): Promise<void> => this.#sensor.toggle();

  readonly turnTo = (yaw: number, pitch: number): void => this.#goTo({ ...this.destination(), yaw, pitch });
  readonly zoom = (direction: 1 | -1): void => {
    const camera = this.destination();
    this.#goTo({ ...camera, fovDeg: camera.fovDeg - direction * zoomStepDeg });
  };

  shareScroll(isShared: boolean): void {
    this.#isShared = isShared;
    this.options.container.classList.toggle("shares-scroll", isShared);
  }

  destroy(): void {
    this.#loading.abort();
    this.#tileLoader?.stop();
    this.#sensor.stop();
    this.#loop.stop();
    this.#resizing.disconnect();
    this.#destroying.abort();
    this.#canvas.remove();
    // Otherwise the context counts towards the browser's limit until the next garbage collection.
    this.#gl?.getExtension("WEBGL_lose_context")?.loseContext();
  }

  #listen(): void {
    const { signal } = this.#destroying;
    const { container } = this.options;
    listenToGestures(
      container,
      {
        isShared: () => this.#isShared,
        grab: () => (this.#motion = rest),
        drag: (right, down) => this.#turnBy(right, down),
        release: ({ right, down }) => {
          if (!this.options.isCalm) this.#move(glide(rotationOfDrag(right, down, this.camera())));
        },
        zoomBy: (factor) => this.#aimAt({ ...this.#camera, fovDeg: this.#camera.fovDeg / factor }),
        keys: (keys) => this.#move(moveByKeys(this.#motion, keys)),
      },
      signal,
    );
    const stopScroll = cooperativeScroll(container, this.on.onHint);
    signal.addEventListener("abort", stopScroll, { once: true });
    // The browser or the graphics driver has dropped the WebGL context.
    const onLost = (event: Event): void => {
      // Without this the context is never restored.
      event.preventDefault();
      this.#painter = undefined;
      this.#tileLoader?.stop();
      this.#loop.stop();
      this.on.onContext("lost");
    };
    this.#canvas.addEventListener("webglcontextlost", onLost, { signal });
    this.#canvas.addEventListener("webglcontextrestored", this.#restore, { signal });
  }

  /** All textures have been lost: loads the scene again, with the same camera. */
  readonly #restore = async (): Promise<void> => {
    const scene = this.#scene;
    if (!this.#gl || !scene) return;
    this.#painter = createPainter(this.#gl);
    try {
      this.#startScene(scene, await this.#firstPicture(scene, this.#loading.signal), this.#camera);
      this.#loop.wake();
      this.on.onContext("restored");
    } catch {
      // The notice about the lost context stays, with its retry button.
    }
  };

  #startScene(scene: ShownScene, picture: ImageBitmap, camera: Camera): void {
    this.#tileLoader?.stop();
    this.#painter?.startScene(picture, scene.tiles ?? defaultGrid);
    picture.close();
    this.#scene = scene;
    this.#camera = camera;
    this.#tileLoader = createTileLoader({
      scene,
      textureWidth: this.options.limits.textureWidth,
      view: this.camera,
      onTile: (tile, sharp) => {
        this.#painter?.setTile(tile, sharp);
        this.#loop.wake();
      },
      onFailed: this.on.onTilesFailed,
    });
  }

  async #firstPicture(scene: ShownScene, signal: AbortSignal): Promise<ImageBitmap> {
    const soft = scene.preview && (await copyToBitmap(scene.preview));
    if (soft) return soft;
    // Without a preview the sharp picture may still load.
    return loadBitmap(`${scene.folder}full.webp`, this.options.limits.textureWidth, signal);
  }

  #startCrossing(door: Parameters<TourView["show"]>[2]): void {
    this.#painter?.captureView(this.camera());
    this.#crossing = { from: crossingOf(this.camera(), door), elapsedMs: 0 };
    this.#loop.wake();
  }

  #turnBy(right: number, down: number): void {
    const { yaw, pitch } = rotationOfDrag(right, down, this.camera());
    this.#camera = clampCamera({ ...this.#camera, yaw: this.#camera.yaw + yaw, pitch: this.#camera.pitch + pitch });
    this.#loop.drawNow();
  }

  #aimAt(camera: Camera): void {
    this.#camera = clampCamera(camera);
    this.#loop.wake();
  }

  #goTo(camera: Camera): void {
    if (this.options.isCalm) this.#aimAt(camera);
    else this.#move(turnTo(this.#camera, clampCamera(camera)));
  }

  #move(motion: Motion): void {
    this.#motion = motion;
    this.#loop.wake();
  }

  #frame(elapsedMs: number): boolean {
    const { camera, motion } = step(this.#camera, this.#motion, elapsedMs);
    [this.#camera, this.#motion] = [clampCamera(camera), motion];
    if (this.#crossing) this.#crossing = { ...this.#crossing, elapsedMs: this.#crossing.elapsedMs + elapsedMs };
    this.#draw();
    return this.#motion.kind !== "rest" || this.#crossing !== undefined;
  }

  #draw(): void {
    if (!this.#painter || !this.#scene) return;
    const fade = this.#crossing && fadeOf(this.#crossing.from, this.#crossing.elapsedMs);
    if (!fade) this.#crossing = undefined;
    this.#painter.draw(this.camera(), fade);
    this.#tileLoader?.refresh();
    this.on.onDraw(this.camera());
  }

  /** Resizing a canvas clears it; drawing at once prevents a flash. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.options.container;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#size = { width: clientWidth, height: clientHeight };
    const pixelRatio = Math.min(devicePixelRatio, maxPixelRatio);
    const width = Math.min(Math.round(clientWidth * pixelRatio), this.options.limits.textureWidth);
    [this.#canvas.width, this.#canvas.height] = [width, Math.round((width * clientHeight) / clientWidth)];
    this.#draw();
  }
}
