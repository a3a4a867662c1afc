import { useState } from "react";
import { embedText } from "../text/pages/embed.ts";
import { useText } from "../text/LanguageContext.tsx";
import { loadFailedText } from "../text/loadFailed.ts";
import type { EmbedChoice } from "../content/embedChoice.ts";
import { snippetNames } from "./snippets.ts";
import { useSnippet, type SnippetKind } from "./useSnippet.ts";

const kinds: readonly SnippetKind[] = ["HTML", "server-rendered", ...snippetNames.slice(1)];

/** The code that a partner pastes, for the chosen tool. */
export function Snippet({ choice }: { choice: EmbedChoice }) {
  const text = useText(embedText);
  const [kind, setKind] = useState<SnippetKind>("HTML");
  const [copied, setCopied] = useState("");
  const shown = useSnippet(kind, choice);
  const code = shown.state === "ready" ? shown.code : "";
  const copy = (): void => {
    navigator.clipboard?.writeText(code).then(
      () => setCopied(code),
      () => setCopied(""),
    );
  };
  const nameOf = (each: SnippetKind): string => (each === "server-rendered" ? text.withPicture : each);
  return (
    <section className="embed-code" aria-labelledby="embed-code">
      <h2 id="embed-code">{text.code}</h2>
      <div className="embed-tools" role="group" aria-label={text.code}>
        {kinds.map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
            {nameOf(each)}
          </button>
        ))}
      </div>
      {shown.state === "failed" ? (
        <Failed onRetry={shown.retry} />
      ) : (
        // Focusable, so that long lines can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} aria-label={nameOf(kind)} aria-busy={shown.state === "loading"}>
          <code translate={shown.state === "ready" ? "no" : undefined}>
            {shown.state === "ready" ? code : text.writing}
          </code>
        </pre>
      )}
      <p className="embed-under">
        <button type="button" className="text-link" onClick={copy} disabled={code === ""}>
          {text.copy}
        </button>
        <span role="status">{code !== "" && copied === code ? text.copied : ""}</span>
      </p>
      <p className="caption">{noteOf(kind, text)}</p>
    </section>
  );
}

type Notes = {
  readonly codeNote: string;
  readonly headNote: string;
  readonly frameNote: string;
  readonly withPictureNote: string;
};

function noteOf(kind: SnippetKind, { codeNote, headNote, frameNote, withPictureNote }: Notes): string {
  if (kind === "iframe") return frameNote;
  if (kind === "HTML") return `${codeNote} ${headNote}`;
  return kind === "server-rendered" ? withPictureNote : codeNote;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { message, retry } = useText(loadFailedText);
  return (
    <p className="embed-under" role="alert">
      <span>{message}</span>
      <button type="button" className="text-link" onClick={onRetry}>
        {retry}
      </button>
    </p>
  );
}
