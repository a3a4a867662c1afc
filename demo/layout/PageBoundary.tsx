import { Component, type ReactNode } from "react";
import { RenderAnew } from "../../widgets/reactParts.ts";
import { ChunkLoadError } from "../loading/loadChunk.ts";
import { LoadFailed } from "./LoadFailed.tsx";

const page = (): Document => document;

type State = { readonly error?: unknown };

/** A page whose code did not come says so in its place, and one that others have moved is rendered anew; bar, menu and footer go on working. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return <RenderAnew root={page}>{this.props.children}</RenderAnew>;
    // Everything else is a mistake of ours and not to be hidden.
    if (!(error instanceof ChunkLoadError)) throw error;
    return <LoadFailed />;
  }
}
