import { useState } from "react";
import type { ShortlistTexts } from "../text/texts.ts";
import { hashWithList } from "./shortlistLink.ts";
import type { Shortlist } from "./shortlist.ts";

type Props = { readonly apartments: Shortlist; readonly shortlistTexts: ShortlistTexts };

/** A button that copies a link to the shortlist. If the browser refuses, a field with the link replaces it, to be copied manually. */
export function ShareButton({ apartments, shortlistTexts }: Props) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const [shared, setShared] = useState(apartments);
  if (String(shared) !== String(apartments)) {
    // Another list has another link.
    setShared(apartments);
    setState("idle");
  }
  const link = (): string => location.href.split("#")[0] + hashWithList(location.hash, apartments);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link());
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  if (state === "refused")
    return (
      <input
        className="list-link"
        part="field"
        readOnly
        aria-label={shortlistTexts.share}
        value={link()}
        ref={(field) => {
          field?.focus();
          field?.select();
        }}
      />
    );
  return (
    <>
      <button type="button" part="link" className="text-link list-share" onClick={() => void copy()}>
        {state === "copied" ? shortlistTexts.shared : shortlistTexts.share}
      </button>
      <span className="visually-hidden" role="status">
        {state === "copied" ? shortlistTexts.shared : ""}
      </span>
    </>
  );
}
