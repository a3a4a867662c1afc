import { Component, type ReactNode } from "react";
import { ChunkLoadError } from "../loading/ChunkLoadError.ts";
import { LoadFailed } from "./LoadFailed.tsx";

type State = { readonly error?: unknown };

/** A page whose code did not come says so in its place; bar, menu and footer go on working. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // Everything else is a mistake of ours and not to be hidden.
    if (!(error instanceof ChunkLoadError)) throw error;
    return <LoadFailed />;
  }
}
