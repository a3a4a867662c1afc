import { useState } from "react";
import { useStudioTexts } from "../../frame/TextsContext.ts";

type Props = { readonly lead: string; readonly name: string; readonly code: string };

/** Code to copy into the owner's page. */
export function Snippet({ lead, name, code }: Props) {
  const texts = useStudioTexts();
  const [copied, setCopied] = useState<{ readonly code: string; readonly isCopied: boolean }>();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied({ code, isCopied });
  };
  return (
    <div className="snippet">
      <p className="small">{lead}</p>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre role="group" tabIndex={0} aria-label={name}>
        <code translate="no">{code}</code>
      </pre>
      <button type="button" className="button" onClick={() => void copy()}>
        <span>{texts.settings.copy}</span>
        <span className="visually-hidden">{`: ${name}`}</span>
      </button>
      <p className="small" role="status">
        {copied?.code === code && (copied.isCopied ? texts.settings.copied : texts.settings.notCopied)}
      </p>
    </div>
  );
}
