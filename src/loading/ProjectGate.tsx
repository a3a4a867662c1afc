import { useContext, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Failure, Result } from "../failure/failure.ts";
import type { ParsedProject } from "../project/parseProject.ts";
import type { Project } from "../project/types.ts";
import { failureText } from "../text/texts.ts";
import { useTexts } from "../ui/TextsContext.tsx";
import { ProjectSourceContext, type ProjectSource } from "./ProjectSource.ts";

type Props = {
  /** Absolute URL of the project file; `undefined` if there is none. */
  readonly src: string | undefined;
  readonly onLoad: (project: Project) => void;
  readonly onFail: (failure: Failure) => void;
  readonly children: (project: Project) => ReactNode;
};

type Attempt = { readonly src: string | undefined; readonly result: Result<ParsedProject> };

const notGiven = Promise.resolve<Attempt["result"]>({
  ok: false,
  failure: {
    code: "notFound",
    detail: "needs a project attribute: its script was bundled, so there is no project file beside it.",
  },
});

function knownAttempt(source: ProjectSource, src: string | undefined): Attempt | undefined {
  const result = source.loaded(src);
  return result && { src, result };
}

/** Shows its children once the project has loaded; before that a loading indicator, or an error with a retry button. */
export function ProjectGate({ src, onLoad, onFail, children }: Props) {
  const texts = useTexts();
  const source = useContext(ProjectSourceContext);
  const [attempt, setAttempt] = useState(() => knownAttempt(source, src));
  const [isRetrying, setIsRetrying] = useState(false);

  const announce = useEffectEvent(({ result }: Attempt) => {
    if (result.ok) onLoad(result.value.project);
    else onFail(result.failure);
  });

  const announceFirst = useEffectEvent(() => {
    if (attempt) announce(attempt);
  });
  useEffect(() => announceFirst(), []);

  const isWaiting = isRetrying || !attempt || attempt.src !== src;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    void (src === undefined ? notGiven : source.load(src)).then((result) => {
      if (!isCurrent) return;
      const answered = { src, result };
      announce(answered);
      setAttempt(answered);
      setIsRetrying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [source, src, isWaiting]);

  const result = attempt && attempt.src === src ? attempt.result : undefined;
  if (result?.ok) return children(result.value.project);
  // The button stays during a retry, because it has the focus.
  return (
    <div className="gate">
      {isWaiting ? <output className="gate-status">{texts.loading}</output> : null}
      {result && !isWaiting ? <p role="alert">{failureText(texts, result.failure.code)}</p> : null}
      {result ? (
        <button type="button" className="text-link" part="button" onClick={() => setIsRetrying(true)}>
          {texts.retry}
        </button>
      ) : null}
    </div>
  );
}
