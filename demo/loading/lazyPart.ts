import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { loadChunk } from "./loadChunk.ts";

type Arrived<Props> = { default: ComponentType<Props> };

export type PagePart<Props> = FunctionComponent<Props> & {
  /** Loads the code ahead of time; returns the same promise every time. */
  readonly preload: () => Promise<unknown>;
  /**
   * Like `preload`, for a section whose text is already on the page: the text stays if the code fails to load, and `tell` is called with the
   * error and a function to retry. Settles after the first attempt, and never rejects.
   */
  readonly preloadBehind: (tell: (error: unknown, retry: () => Promise<void>) => void) => Promise<void>;
  readonly isHere: () => boolean;
};

/** A page or a section whose code is a separate chunk. Needs a <Suspense> with the specified "Loading..." around it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): PagePart<Props> {
  let pending: Promise<Arrived<Props>> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const ask = async (): Promise<Arrived<Props>> => {
    arrived = await loadChunk("A part of the site", load);
    return { default: arrived };
  };
  const preload = () => {
    pending ??= ask().catch((error: unknown) => {
      // The next caller tries again.
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const preloadBehind: PagePart<Props>["preloadBehind"] = (tell) =>
    new Promise((end) => {
      // Keeps waiting components suspended, so that React leaves the prerendered text in place.
      pending = new Promise((arrive) => {
        const retry = async () => arrive(await ask());
        void retry()
          .catch((error: unknown) => tell(error, retry))
          .finally(end);
      });
    });
  const Later = lazy(preload);
  // `lazy` suspends even if the code has already loaded, and its fallback would replace the content of the page.
  const Part = (props: Props) => {
    const [Shown] = useState(() => arrived ?? Later);
    return createElement(Shown, props);
  };
  return Object.assign(Part, { preload, preloadBehind, isHere: () => arrived !== undefined });
}
