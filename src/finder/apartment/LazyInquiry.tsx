import { useEffect, useState } from "react";
import { hasDraft } from "../../inquiry/submission/draftKey.ts";
import { localText } from "../../project/localText.ts";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts/parts.ts";
import { useFinder, useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/**
 * The price form, loaded when it is first opened. It stays mounted as long as the apartment is shown, because an answer may arrive after
 * the form was closed.
 */
export function LazyInquiry({ apartment, pictures }: Props) {
  const { styles } = useFinderSettings();
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  usePreloadForDraft(apartment.id);
  if (!isOpen && !parts.inquiry.get()) return null;
  return (
    <LazyPart part={parts.inquiry} styles={styles.more}>
      {(ApartmentInquiry) => <ApartmentInquiry apartment={apartment} pictures={pictures} />}
    </LazyPart>
  );
}

/** Loads the form's code early if this tab has a draft: the form reports the result of a submission that outlived its page. */
function usePreloadForDraft(apartment: string): void {
  const { project, partner } = useFinderSettings();
  const [, setIsLoaded] = useState(false);
  const name = localText(project.name, "sq");
  useEffect(() => {
    // Only the form knows the last part of the key, the recipient.
    if (!hasDraft("inquiry", name, apartment, partner ?? "")) return;
    parts.inquiry.load().then(
      () => setIsLoaded(true),
      () => {},
    );
  }, [name, apartment, partner]);
}
