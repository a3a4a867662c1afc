import { loadBitmap } from "./loadBitmap.ts";
import { whole, type Part } from "./painting/parts.ts";
import type { Look, ShownScene, Size } from "./view.ts";
import { visibleParts } from "./visibleParts.ts";

const atATime = 4;
/** While the view turns nothing is asked for that will be gone in a moment. */
const restMs = 120;

type Needs = {
  readonly scene: ShownScene;
  readonly textureWidth: number;
  readonly view: () => Look & Size;
  /** A sharp picture of a part has come. It is given back afterwards. */
  readonly onPart: (part: Part, picture: ImageBitmap) => void;
  readonly onFailed: () => void;
};

export type Sharpener = {
  /** The look has changed. */
  readonly refresh: () => void;
  /** Asks again for what did not come. */
  readonly retry: () => void;
  readonly stop: () => void;
};

/** Brings the sharp pictures of one scene: the whole sphere where it has no tiles, else the tiles in view. */
export function createSharpener(needs: Needs): Sharpener {
  const { scene } = needs;
  const queue = createQueue(needs);
  let [timer, turnedMs] = [0, 0];
  const ask = (): void => {
    if (!scene.tiles) queue.want([{ name: "full.webp", part: whole }]);
    else {
      const parts = visibleParts(scene.tiles, needs.view());
      queue.want(parts.map((part) => ({ name: `tiles/${part.col}_${part.row}.webp`, part })));
    }
  };
  const askAtRest = (): void => {
    const leftMs = turnedMs + restMs - performance.now();
    timer = leftMs > 0 ? window.setTimeout(askAtRest, leftMs) : 0;
    if (timer === 0) ask();
  };
  ask();
  return {
    refresh: () => {
      turnedMs = performance.now();
      timer ||= window.setTimeout(askAtRest, restMs);
    },
    retry: () => {
      queue.forgive();
      ask();
    },
    stop: () => {
      clearTimeout(timer);
      queue.stop();
    },
  };
}

type Wanted = { readonly name: string; readonly part: Part };

/** Loads what is wanted now, a few at a time, each once; what is not wanted any more before it has begun is dropped. */
function createQueue({ scene, textureWidth, onPart, onFailed }: Needs) {
  const stopping = new AbortController();
  const [asked, failed] = [new Set<string>(), new Set<string>()];
  let [running, waiting]: [number, Wanted[]] = [0, []];
  let round = 0;

  const load = async ({ name, part }: Wanted): Promise<void> => {
    asked.add(name);
    running += 1;
    const asking = round;
    try {
      const picture = await loadBitmap(`${scene.folder}${name}`, textureWidth, stopping.signal);
      onPart(part, picture);
      picture.close();
    } catch {
      if (asking === round) {
        failed.add(name);
        if (!stopping.signal.aborted) onFailed();
      } else {
        // It was asked for before the visitor said "again": that holds for it too.
        asked.delete(name);
        waiting.push({ name, part });
      }
    }
    running -= 1;
    next();
  };
  const next = (): void => {
    const free = Math.max(0, atATime - running);
    for (const wanted of waiting.splice(0, free)) if (!stopping.signal.aborted) void load(wanted);
  };
  return {
    want: (wanted: readonly Wanted[]): void => {
      waiting = wanted.filter(({ name }) => !asked.has(name));
      next();
    },
    forgive: (): void => {
      round += 1;
      for (const name of failed) asked.delete(name);
      failed.clear();
    },
    stop: (): void => stopping.abort(),
  };
}
