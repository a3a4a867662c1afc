import { Component, type ReactNode } from "react";
import type { Texts } from "../text/texts.ts";
import type { Host } from "./host.ts";

type Props = { readonly host: Host; readonly texts: Texts; readonly children: ReactNode };
type State = { readonly failed: "chunkFailed" | "crashed" | undefined };

/** The errors with which Chromium, Firefox and WebKit report a module that failed to load. */
const missingChunk = /imported module|importing a module/i;

/** The error boundary of an element: turns an error while rendering into a message with a retry button, and a `projectfail` event. */
export class WidgetBoundary extends Component<Props, State> {
  override state: State = { failed: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: missingChunk.test(String(error)) ? "chunkFailed" : "crashed" };
  }

  override componentDidCatch(error: unknown): void {
    const { failed } = WidgetBoundary.getDerivedStateFromError(error);
    this.props.host.showBesideFallback();
    this.props.host.emit("projectfail", { code: failed, message: String(error) });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { texts, children } = this.props;
    if (!failed) return children;
    return (
      <div className="crashed" role="alert">
        <p>{texts.failure[failed]}</p>
        <button type="button" className="text-link" part="button" onClick={() => this.setState({ failed: undefined })}>
          {texts.retry}
        </button>
      </div>
    );
  }
}
