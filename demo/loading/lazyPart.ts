import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadChunk } from "./loadChunk.ts";

type Arrived<Props> = { default: ComponentType<Props> };

export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Asks for the code ahead of time; the same promise every time. */
  readonly preload: () => Promise<unknown>;
  /**
   * As `preload`, for a part whose words the page has already: they stay where the code does not come, and `tell` hears why and how
   * to ask again. Ends after the first try, and never fails.
   */
  readonly preloadBehind: (tell: (error: unknown, retry: () => Promise<void>) => void) => Promise<void>;
  readonly isHere: () => boolean;
};

/** A page or a section whose code is a chunk of its own. Stands in a <Suspense> with the specified "Loading...". */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let asked: Promise<Arrived<Props>> | undefined;
  let isHere = false;
  const ask = async (): Promise<Arrived<Props>> => {
    const part = await loadChunk("A part of the site", load);
    isHere = true;
    return { default: part };
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
  return Object.assign(lazy(preload), { preload, preloadBehind, isHere: () => isHere });
}
