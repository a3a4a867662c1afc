import { useEffect, useState } from "react";
import { hasDraft } from "../../inquiry/submission/draftKey.ts";
import { localText } from "../../project/localText.ts";
import { LazyPart } from "../../loading/LazyPart.tsx";
import { parts } from "../../parts.ts";
import { useFinder, useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentDetails } from "../state/apartmentDetails.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

type Props = { readonly apartment: ApartmentDetails; readonly pictures: ApartmentPictures };

/**
 * The price form, whose code comes when it is asked for. Once it is there it stays with the apartment: an answer may come after the
 * form was closed.
 */
export function LateInquiry({ apartment, pictures }: Props) {
  const { styles } = useFinderSettings();
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  useCodeOfDraft(apartment.id);
  if (!isOpen && !parts.inquiry.get()) return null;
  return (
    <LazyPart part={parts.inquiry} styles={styles.more}>
      {(ApartmentInquiry) => <ApartmentInquiry apartment={apartment} pictures={pictures} />}
    </LazyPart>
  );
}

/**
 * Who has written in this tab before gets the form's code with the apartment: it tells how a letter ended that outlived its page.
 */
function useCodeOfDraft(apartment: string): void {
  const { project, partner } = useFinderSettings();
  const [, setIsHere] = useState(false);
  const name = localText(project.name, "sq");
  useEffect(() => {
    // The key's last part, who gets the letter, is the form's own to know.
    if (!hasDraft("inquiry", name, apartment, partner ?? "")) return;
    parts.inquiry.load().then(
      () => setIsHere(true),
      () => {},
    );
  }, [name, apartment, partner]);
}
