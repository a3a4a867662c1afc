import { useState } from "react";
import type { ShortlistTexts } from "../text/texts.ts";
import { hashWithList } from "./shortlistLink.ts";
import type { Shortlist } from "./shortlist.ts";

type Props = { readonly apartments: Shortlist; readonly shortlistTexts: ShortlistTexts };

/** The share button: copies a link to these apartments: the page's address with their ids. If the browser refuses, the link is shown, selected, to be copied manually. */
export function ShareButton({ apartments, shortlistTexts }: Props) {
  const [state, setState] = useState<"rest" | "copied" | "byHand">("rest");
  const [shared, setShared] = useState(apartments);
  if (String(shared) !== String(apartments)) {
    // Another list has another link.
    setShared(apartments);
    setState("rest");
  }
  const address = (): string => location.href.split("#")[0] + hashWithList(location.hash, apartments);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setState("copied");
    } catch {
      setState("byHand");
    }
  };
  if (state === "byHand")
    return (
      <input
        className="list-link"
        part="field"
        readOnly
        aria-label={shortlistTexts.share}
        value={address()}
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
