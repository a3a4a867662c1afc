import { useState } from "react";
import { useBook } from "../BrochureContext.tsx";
import { linkToPage } from "../book/linkedPage.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** Copies the address of this page of the brochure. If the browser refuses, the address is shown so that it can be copied manually. */
export function CopyPageLink() {
  const texts = brochureTexts(useLanguage());
  const { place } = useBook();
  const [answer, setAnswer] = useState<{ readonly link: string; readonly isCopied: boolean }>();
  const link = linkToPage(location.href, place.name === "open" ? place.page : 0);
  const current = answer?.link === link ? answer : undefined;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setAnswer({ link, isCopied: true }),
      () => setAnswer({ link, isCopied: false }),
    );
  };
  if (current && !current.isCopied) {
    return (
      <input
        className="link-by-hand"
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
