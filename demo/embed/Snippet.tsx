import { useState } from "react";
import { embedText } from "../text/embed.ts";
import { useText } from "../text/LanguageContext.tsx";
import type { EmbedChoice } from "./embedChoice.ts";
import { useOrigin } from "./useOrigin.ts";
import { snippet, snippetNames, type SnippetName } from "./snippets.ts";

/** The code to paste, for the tool the partner's page is made with. */
export function Snippet({ choice }: { choice: EmbedChoice }) {
  const text = useText(embedText);
  const [name, setName] = useState<SnippetName>("HTML");
  const [copied, setCopied] = useState("");
  const code = snippet(name, choice, { origin: useOrigin(), fallback: text.fallback });
  const copy = (): void => {
    navigator.clipboard?.writeText(code).then(
      () => setCopied(code),
      () => setCopied(""),
    );
  };
  return (
    <section className="embed-code" aria-labelledby="embed-code">
      <h2 id="embed-code">{text.code}</h2>
      <div className="embed-tools" role="group" aria-label={text.code}>
        {snippetNames.map((each) => (
          <button key={each} type="button" aria-pressed={each === name} onClick={() => setName(each)}>
            {each}
          </button>
        ))}
      </div>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
      <p className="embed-under">
        <button type="button" className="text-link" onClick={copy}>
          {text.copy}
        </button>
        <span role="status">{copied === code ? text.copied : ""}</span>
      </p>
      <p className="caption">{name === "iframe" ? text.frameNote : text.codeNote}</p>
    </section>
  );
}
