import { type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { HostStore } from "./hostStore.ts";

/**
 * How a server's markup stands to what the browser would render now: other data or another version made it, the page has moved
 * the element since, or what it takes to tell did not come.
 */
export type MarkupState = "fits" | "outdated" | "moved" | "missing";

/** A widget that is rendered into its element. */
export type RenderedWidget = { end(): void };

/**
 * Renders a widget anew, or over the markup of a server: once all is at hand that its first render needs, so that not one node
 * is replaced. Where the markup does not fit, or what is needed does not come, the widget renders beside it, and takes its place
 * in one step when it can.
 */
export function renderWidget(
  host: HostStore,
  view: ReactNode,
  look: (() => Promise<MarkupState>) | undefined,
): RenderedWidget {
  let root: Root | undefined;
  let isOver = false;
  const renderAnew = (): void => {
    root = createRoot(host.stage.openBox());
    root.render(view);
  };
  const start = (state: MarkupState): void => {
    if (isOver) return;
    if (state === "outdated")
      host.warn("was rendered by a server from other data or by another version: it renders anew.");
    const box = state === "fits" ? host.stage.adoptServerBox() : undefined;
    if (!box) return renderAnew();
    root = hydrateRoot(box, view, {
      onRecoverableError: (error) => host.warn(`renders anew what a server had rendered: ${String(error)}`),
    });
  };
  if (host.stage.serverBox() && look) look().then(start, () => start("missing"));
  else renderAnew();
  return {
    end() {
      isOver = true;
      root?.unmount();
      host.stage.closeBox();
    },
  };
}
