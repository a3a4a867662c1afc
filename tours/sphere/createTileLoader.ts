import { loadBitmap } from "./loadBitmap.ts";
import { wholeSphere, type Tile } from "./painting/tiles.ts";
import type { Camera, ShownScene, ViewSize } from "./view.ts";
import { visibleTiles } from "./visibleTiles.ts";

const maxConcurrent = 4;
/** Tiles are requested once the view has rested for this long, because during a turn they would soon be out of view. */
const restMs = 120;

type TileLoaderOptions = {
  readonly scene: ShownScene;
  readonly textureWidth: number;
  readonly view: () => Camera & ViewSize;
  /** Called with the picture of each tile that has loaded; the picture is closed afterwards. */
  readonly onTile: (tile: Tile, picture: ImageBitmap) => void;
  readonly onFailed: () => void;
};

export type TileLoader = {
  /** Call after the camera has changed. */
  readonly refresh: () => void;
  /** Requests the tiles that failed again. */
  readonly retry: () => void;
  readonly stop: () => void;
};

/** Loads the sharp pictures of one scene: the tiles in view, or the entire sphere of a scene without tiles. */
export function createTileLoader(options: TileLoaderOptions): TileLoader {
  const { scene } = options;
  const queue = createQueue(options);
  let [timer, turnedAtMs] = [0, 0];
  const request = (): void => {
    if (!scene.tiles) queue.request([{ name: "full.webp", tile: wholeSphere }]);
    else {
      const tiles = visibleTiles(scene.tiles, options.view());
      queue.request(tiles.map((tile) => ({ name: `tiles/${tile.col}_${tile.row}.webp`, tile })));
    }
  };
  const requestAtRest = (): void => {
    const leftMs = turnedAtMs + restMs - performance.now();
    timer = leftMs > 0 ? window.setTimeout(requestAtRest, leftMs) : 0;
    if (timer === 0) request();
  };
  request();
  return {
    refresh: () => {
      turnedAtMs = performance.now();
      timer ||= window.setTimeout(requestAtRest, restMs);
    },
    retry: () => {
      queue.forgetFailures();
      request();
    },
    stop: () => {
      clearTimeout(timer);
      queue.stop();
    },
  };
}

type TileRequest = { readonly name: string; readonly tile: Tile };

/** Loads the requested tiles, a few at a time, each once. Requests that have not started are dropped by the next list. */
function createQueue({ scene, textureWidth, onTile, onFailed }: TileLoaderOptions) {
  const aborting = new AbortController();
  const [requested, failed] = [new Set<string>(), new Set<string>()];
  let [running, waiting]: [number, TileRequest[]] = [0, []];
  let round = 0;

  const load = async ({ name, tile }: TileRequest): Promise<void> => {
    requested.add(name);
    running += 1;
    const startedIn = round;
    try {
      const picture = await loadBitmap(`${scene.folder}${name}`, textureWidth, aborting.signal);
      onTile(tile, picture);
      picture.close();
    } catch {
      if (startedIn === round) {
        failed.add(name);
        if (!aborting.signal.aborted) onFailed();
      } else {
        // Requested before the visitor pressed "try again", which applies to it too.
        requested.delete(name);
        waiting.push({ name, tile });
      }
    }
    running -= 1;
    next();
  };
  const next = (): void => {
    const free = Math.max(0, maxConcurrent - running);
    for (const tileRequest of waiting.splice(0, free)) if (!aborting.signal.aborted) void load(tileRequest);
  };
  return {
    request: (requests: readonly TileRequest[]): void => {
      waiting = requests.filter(({ name }) => !requested.has(name));
      next();
    },
    forgetFailures: (): void => {
      round += 1;
      for (const name of failed) requested.delete(name);
      failed.clear();
    },
    stop: (): void => aborting.abort(),
  };
}
