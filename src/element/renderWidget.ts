import { type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { HostStore } from "./hostStore.ts";

/** Takes over what a server has rendered; gives no root where that does not fit. */
export type TakeOver = () => Root | undefined;

/** A widget that is rendered into its element. */
export type RenderedWidget = { end(): void };

/**
 * Renders a widget anew, or over the markup of a server once all is at hand for that. Where the markup does not fit, or what is
 * needed does not come, the widget renders beside it, and takes its place in one step when it can.
 */
export function renderWidget(
  host: HostStore,
  view: ReactNode,
  takingOver: Promise<TakeOver> | undefined,
): RenderedWidget {
  let root: Root | undefined;
  let isOver = false;
  const start = (takeOver?: TakeOver): void => {
    if (isOver) return;
    root = takeOver?.();
    if (root) return;
    root = createRoot(host.stage.openBox());
    root.render(view);
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
