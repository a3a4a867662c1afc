import { useState } from "react";
import { useBook } from "../BrochureContext.tsx";
import { linkToPage } from "../book/linkedPage.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** A button that copies a link to the open page. If the browser refuses, a field with the link replaces it, to be copied manually. */
export function CopyPageLink() {
  const texts = brochureTexts(useLanguage());
  const { place } = useBook();
  const [result, setResult] = useState<{ readonly link: string; readonly isCopied: boolean }>();
  const link = linkToPage(location.href, place.name === "open" ? place.page : 0);
  // A result for another page is outdated.
  const current = result?.link === link ? result : undefined;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setResult({ link, isCopied: true }),
      () => setResult({ link, isCopied: false }),
    );
  };
  if (current && !current.isCopied) {
    return (
      <input
        className="link-field"
        part="field"
        readOnly
        aria-label={texts.copyLink}
        value={link}
        ref={(field) => field?.select()}
      />
    );
  }
  return (
    <button type="button" part="link" className="foot-link" onClick={copy}>
      <span aria-live="polite">{current ? texts.linkCopied : texts.copyLink}</span>
    </button>
  );
}
