import { Component, type ReactNode } from "react";
import { RecoveryBoundary } from "../../widgets/reactParts.ts";
import { ChunkLoadError } from "../loading/loadChunk.ts";
import { LoadFailed } from "./LoadFailed.tsx";

const page = (): Document => document;

type State = { readonly error?: unknown };

/** The error boundary of a page: bar, menu and footer keep working if its code did not load or if something else changed its DOM. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return <RecoveryBoundary root={page}>{this.props.children}</RecoveryBoundary>;
    // Any other error is a bug of ours and must not be hidden.
    if (!(error instanceof ChunkLoadError)) throw error;
    return <LoadFailed />;
  }
}
