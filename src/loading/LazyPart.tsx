import { useEffect, useState, type ReactNode } from "react";
import type { Part } from "../parts/createPart.ts";
import { useTexts } from "../ui/TextsContext.tsx";

type Props<Content> = {
  readonly part: Part<Content>;
  /** The view's style sheet, if that also loads late. */
  readonly styles?: Part<unknown> | undefined;
  /** Shown while the part loads. */
  readonly meanwhile?: ReactNode;
  /** Called when the error message is shown. */
  readonly onFail?: () => void;
  readonly children: (content: Content) => ReactNode;
};

/**
 * A view whose code loads when it is first shown; if that fails, a message and a retry button. Does not use Suspense, which delays
 * every new screen by 300 ms and renders it twice: Chromium never frees the pictures of a discarded tree.
 */
export function LazyPart<Content>({ part, styles, meanwhile, onFail, children }: Props<Content>) {
  const texts = useTexts();
  const [state, setState] = useState<"waiting" | "retrying" | "failed" | "here">("waiting");
  const content = styles && styles.get() === undefined ? undefined : part.get();
  const isWaiting = content === undefined && (state === "waiting" || state === "retrying");
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    const settle = (next: "here" | "failed") => () => {
      if (!isCurrent) return;
      setState(next);
      if (next === "failed") onFail?.();
    };
    Promise.all([part.load(), styles?.load()]).then(settle("here"), settle("failed"));
    return () => {
      isCurrent = false;
    };
  }, [part, styles, isWaiting, onFail]);

  if (content !== undefined) return children(content);
  if (meanwhile !== undefined && state === "waiting") return meanwhile;
  // Looks like the loading project; the button stays during a retry, because it has the focus.
  return (
    <div className="gate">
      {isWaiting ? <output className="gate-status">{texts.loading}</output> : null}
      {state === "failed" ? <p role="alert">{texts.failure.chunkFailed}</p> : null}
      {state === "waiting" ? null : (
        <button type="button" className="text-link" part="button" onClick={() => setState("retrying")}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

/** The loading indicator of a view whose code is on its way: a sentence, in place of a spinner. */
export function Waiting() {
  return (
    <div className="gate">
      <output className="gate-status">{useTexts().loading}</output>
    </div>
  );
}
