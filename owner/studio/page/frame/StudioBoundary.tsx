import { Component, type ReactNode } from "react";
import { RecoveryBoundary } from "../../../../src/ui/RecoveryBoundary.tsx";
import { useStudioTexts } from "./TextsContext.ts";

type State = { readonly error?: unknown };

const page = (): Document => document;

/** The studio's error boundary: a part that fails is rendered again, or an error with a retry button is shown. Work is safe in the stores. */
export class StudioBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error !== undefined) return <Crashed retry={() => this.setState({ error: undefined })} />;
    return <RecoveryBoundary root={page}>{this.props.children}</RecoveryBoundary>;
  }
}

function Crashed({ retry }: { readonly retry: () => void }) {
  const texts = useStudioTexts();
  return (
    <main className="work" role="alert">
      <p className="failure">{texts.frame.crashed}</p>
      <button type="button" className="button button-filled" onClick={retry}>
        {texts.common.retry}
      </button>
    </main>
  );
}
