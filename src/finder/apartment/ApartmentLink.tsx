import { useState, useMemo } from "react";
import { absoluteUrl } from "../../project/addresses.ts";
import { fill } from "../../text/format/fill.ts";
import { useFinderSettings } from "../state/FinderContext.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";
import { useInquiryAttribute, type ElementSettings } from "../../inquiry/form/elementSettings.ts";

/**
 * Copies the address of the page, or the apartment's own address if the page defines one. If the browser refuses, the address is shown
 * and selected, to be copied manually.
 */
export function ApartmentLink({ apartment }: { readonly apartment: string | undefined }) {
  const texts = useTexts();
  const address = useAddress(apartment);
  const [state, setState] = useState<"idle" | "copied" | "manual">("idle");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setState("copied");
    } catch {
      setState("manual");
    }
  };
  return (
    <div className="apartment-link">
      {state === "manual" ? (
        <input
          part="field"
          readOnly
          aria-label={texts.copyLink}
          value={address()}
          ref={(field) => {
            field?.focus();
            field?.select();
          }}
        />
      ) : (
        <button type="button" part="link" className="text-link" onClick={() => void copy()}>
          {state === "copied" ? texts.linkCopied : texts.copyLink}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {state === "copied" ? texts.linkCopied : ""}
      </span>
    </div>
  );
}

/** The address that leads back to the apartment. Read on demand, because the page's address changes with every step. */
export function useAddress(apartment: string | undefined): () => string {
  const { element } = useFinderSettings();
  const link = useLink(element);
  return () => {
    const own = link && apartment ? absoluteUrl(fill(link, { apartment }), element.baseUrl) : undefined;
    return own ?? location.href;
  };
}

/** The address that "copy link" copies; `null` if the page sets none, or an invalid one. */
function useLink(element: ElementSettings): string | null {
  const link = useInquiryAttribute(element, "link");
  return useMemo(() => {
    if (link === null || absoluteUrl(link, element.baseUrl)) return link;
    element.warn(`has a link that is not a web address: "${link}".`);
    return null;
  }, [element, link]);
}
