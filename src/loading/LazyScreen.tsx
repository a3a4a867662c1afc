import { useEffect, useState, type ReactNode } from "react";
import { useTexts } from "../ui/TextsContext.tsx";
import type { Code } from "./createCode.ts";

type Props<Part> = {
  readonly code: Code<Part>;
  /** Stays on screen while the code comes. */
  readonly meanwhile?: ReactNode;
  /** Hears that the sentence is to be seen. */
  readonly onFail?: () => void;
  readonly children: (part: Part) => ReactNode;
};

/**
 * A view whose code comes when it is first shown; where that fails, a sentence and a retry. Without Suspense, which holds
 * every new screen back for 300 ms and renders it twice: Chromium never frees the pictures of a tree that was thrown away.
 */
export function LazyScreen<Part>({ code, meanwhile, onFail, children }: Props<Part>) {
  const texts = useTexts();
  const [state, setState] = useState<"waiting" | "retrying" | "failed" | "here">("waiting");
  const part = code.get();
  const isWaiting = !part && (state === "waiting" || state === "retrying");
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    const turn = (next: "here" | "failed") => () => {
      if (!isCurrent) return;
      setState(next);
      if (next === "failed") onFail?.();
    };
    code.load().then(turn("here"), turn("failed"));
    return () => {
      isCurrent = false;
    };
  }, [code, isWaiting, onFail]);

  if (part) return children(part);
  if (meanwhile && state === "waiting") return meanwhile;
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
