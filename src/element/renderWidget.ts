import { type ReactNode } from "react";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import type { HostStore } from "./hostStore.ts";

/** Takes over what a server has rendered; gives no root where that does not fit. */
export type TakeOver = (options: RootOptions) => Root | undefined;

/** A widget that is rendered into its element. */
export type RenderedWidget = { end(): void };

/** So often; what fails then as before is no fault that a new root mends. */
const mostRenewals = 3;

/**
 * Renders a widget anew, or over the markup of a server once all is at hand for that. Where the markup does not fit, or what is
 * needed does not come, the widget renders beside it, and takes its place in one step when it can. A root that React has had to
 * give up is replaced by a new one, which goes on at the same screen.
 */
export function renderWidget(
  host: HostStore,
  view: ReactNode,
  takingOver: Promise<TakeOver> | undefined,
): RenderedWidget {
  let root: Root | undefined;
  let isOver = false;
  let renewals = 0;
  const optionsOf = (generation: number): RootOptions => ({
    onUncaughtError(error) {
      console.error(error);
      // What the old root still reports is of nodes that are gone.
      if (isOver || generation !== renewals || renewals === mostRenewals) return;
      renewals++;
      // React is still at work.
      queueMicrotask(renew);
    },
  });
  const render = (box: HTMLElement): void => {
    root = createRoot(box, optionsOf(renewals));
    root.render(view);
  };
  const renew = (): void => {
    if (isOver) return;
    host.screens.remember();
    root?.unmount();
    render(host.stage.renewBox());
  };
  const start = (takeOver?: TakeOver): void => {
    if (isOver) return;
    root = takeOver?.(optionsOf(renewals));
    if (!root) render(host.stage.openBox());
  };
  if (takingOver) takingOver.then(start, () => start());
  else start();
  return {
    end() {
      isOver = true;
      root?.unmount();
      host.stage.closeBox();
    },
  };
}
