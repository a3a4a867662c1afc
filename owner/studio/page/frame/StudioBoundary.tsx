import { Component, type ReactNode } from "react";
import { RenderAnew } from "../../../../src/ui/RenderAnew.tsx";
import { useTexts } from "./TextsContext.ts";

type State = { readonly error?: unknown };

const page = (): Document => document;

/** A part of the studio that fails is rendered anew, or says so and offers that; what the owner works on lies in the stores. */
export class StudioBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error !== undefined) return <Crashed retry={() => this.setState({ error: undefined })} />;
    return <RenderAnew root={page}>{this.props.children}</RenderAnew>;
  }
}

function Crashed({ retry }: { readonly retry: () => void }) {
  const texts = useTexts();
  return (
    <main className="work" role="alert">
      <p className="fault">{texts.frame.crashed}</p>
      <button type="button" className="button button-filled" onClick={retry}>
        {texts.common.retry}
      </button>
    </main>
  );
}
