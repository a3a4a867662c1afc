import { useEffect, useState } from "react";

type Found = "asking" | "here" | "missing";

/** Whether a tour's page is there: a frame cannot tell, it would show the server's own error page. */
export function useTour(url: string | undefined): { found: Found; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; found: Found }>();
  const question = `${attempt} ${url}`;

  useEffect(() => {
    if (!url) return undefined;
    const asking = new AbortController();
    const settle = (isHere: boolean): void => {
      if (!asking.signal.aborted) setAnswer({ question, found: isHere ? "here" : "missing" });
    };
    fetch(url, { signal: asking.signal }).then(
      ({ ok }) => settle(ok),
      () => settle(false),
    );
    return () => asking.abort();
  }, [url, question]);

  return { found: answer?.question === question ? answer.found : "asking", retry: () => setAttempt(attempt + 1) };
}
