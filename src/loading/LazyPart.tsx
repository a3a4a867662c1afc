import { useEffect, useState, type ReactNode } from "react";
import type { Part } from "../createPart.ts";
import { useTexts } from "../ui/TextsContext.tsx";

type Props<Content> = {
  readonly part: Part<Content>;
  /** The style sheet that it is shown by, where that comes later, too. */
  readonly styles?: Part<unknown> | undefined;
  /** Stays on screen while the part comes. */
  readonly meanwhile?: ReactNode;
  /** Hears that the sentence is to be seen. */
  readonly onFail?: () => void;
  readonly children: (content: Content) => ReactNode;
};

/**
 * A view whose part comes when it is first shown; where that fails, a sentence and a retry. Without Suspense, which holds
 * every new screen back for 300 ms and renders it twice: Chromium never frees the pictures of a tree that was thrown away.
 */
export function LazyPart<Content>({ part, styles, meanwhile, onFail, children }: Props<Content>) {
  const texts = useTexts();
  const [state, setState] = useState<"waiting" | "retrying" | "failed" | "here">("waiting");
  const content = styles && styles.get() === undefined ? undefined : part.get();
  const isWaiting = content === undefined && (state === "waiting" || state === "retrying");
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    const turn = (next: "here" | "failed") => () => {
      if (!isCurrent) return;
      setState(next);
      if (next === "failed") onFail?.();
    };
    Promise.all([part.load(), styles?.load()]).then(turn("here"), turn("failed"));
    return () => {
      isCurrent = false;
    };
  }, [part, styles, isWaiting, onFail]);

  if (content !== undefined) return children(content);
  if (meanwhile !== undefined && state === "waiting") return meanwhile;
  // As the project's own waiting looks; the button stays while it tries again: it holds the focus.
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

/** As the project's own waiting looks. */
export function Waiting() {
  return (
    <div className="gate">
      <output className="gate-status">{useTexts().loading}</output>
    </div>
  );
}
