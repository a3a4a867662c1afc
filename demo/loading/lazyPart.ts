import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { loadChunk } from "./loadChunk.ts";

type Arrived<Props> = { default: ComponentType<Props> };

export type Part<Props> = FunctionComponent<Props> & {
  /** Asks for the code ahead of time; the same promise every time. */
  readonly preload: () => Promise<unknown>;
  /**
   * As `preload`, for a part whose text the page already has: it stays if the code fails to load, and `tell` is called with why and how
   * to ask again. Ends after the first try, and never fails.
   */
  readonly preloadBehind: (tell: (error: unknown, retry: () => Promise<void>) => void) => Promise<void>;
  readonly isHere: () => boolean;
};

/** A page or a section whose code is a chunk of its own. Stands in a <Suspense> with the specified "Loading...". */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let asked: Promise<Arrived<Props>> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const ask = async (): Promise<Arrived<Props>> => {
    arrived = await loadChunk("A part of the site", load);
    return { default: arrived };
  };
  const preload = () => {
    asked ??= ask().catch((error: unknown) => {
      // The next one who needs it asks again.
      asked = undefined;
      throw error;
    });
    return asked;
  };
  const preloadBehind: Part<Props>["preloadBehind"] = (tell) =>
    new Promise((end) => {
      // What waits goes on waiting, and so React leaves the words where they are.
      asked = new Promise((arrive) => {
        const retry = async () => arrive(await ask());
        void retry()
          .catch((error: unknown) => tell(error, retry))
          .finally(end);
      });
    });
  const Later = lazy(preload);
  // `lazy` suspends even for code that is here, and its fallback would take the place of what the page shows.
  const Part = (props: Props) => {
    const [Shown] = useState(() => arrived ?? Later);
    return createElement(Shown, props);
  };
  return Object.assign(Part, { preload, preloadBehind, isHere: () => arrived !== undefined });
}
