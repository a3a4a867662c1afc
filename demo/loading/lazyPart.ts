import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadChunk } from "./loadChunk.ts";

export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Asks for the code ahead of time; the same promise every time. */
  readonly preload: () => Promise<unknown>;
  readonly isHere: () => boolean;
};

/** A page or a section whose code is a chunk of its own. Stands in a <Suspense> with the specified "Loading...". */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let asked: Promise<{ default: ComponentType<Props> }> | undefined;
  let isHere = false;
  const preload = () => {
    asked ??= loadChunk("A part of the site", load).then(
      (part) => {
        isHere = true;
        return { default: part };
      },
      (error: unknown) => {
        // The next one who needs it asks again.
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
  return Object.assign(lazy(preload), { preload, isHere: () => isHere });
}
