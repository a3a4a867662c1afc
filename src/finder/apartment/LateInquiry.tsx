import { useEffect, useState } from "react";
import { hasDraft } from "../../inquiry/submission/draftKey.ts";
import { localText } from "../../project/localText.ts";
import { createCode } from "../../loading/createCode.ts";
import { LazyScreen } from "../../loading/LazyScreen.tsx";
import { useFinder, useFinderSettings } from "../state/FinderContext.tsx";
import type { ApartmentHome } from "../state/apartmentHome.ts";
import type { ApartmentPictures } from "../state/useApartmentPictures.ts";

const inquiryCode = createCode(
  async () => (await import("../../inquiry/screens/ApartmentInquiry.tsx")).ApartmentInquiry,
);

/** The visitor is about to ask: the form's code may set out. Where it does not come, the press says so. */
export function fetchInquiry(): void {
  inquiryCode.load().catch(() => {});
}

type Props = { readonly home: ApartmentHome; readonly found: ApartmentPictures };

/**
 * The price form, whose code comes when it is asked for. Once it is there it stays with the home: an answer may come after the
 * form was closed.
 */
export function LateInquiry({ home, found }: Props) {
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  useCodeOfDraft(home.id);
  if (!isOpen && !inquiryCode.get()) return null;
  return (
    <LazyScreen code={inquiryCode}>{(ApartmentInquiry) => <ApartmentInquiry home={home} found={found} />}</LazyScreen>
  );
}

/** Who has written in this tab before gets the form's code with the home: it tells how a letter ended that outlived its page. */
function useCodeOfDraft(home: string): void {
  const { project, partner } = useFinderSettings();
  const [, setIsHere] = useState(false);
  const name = localText(project.name, "sq");
  useEffect(() => {
    // The key's last part, who gets the letter, is the form's own to know.
    if (!hasDraft("inquiry", name, home, partner ?? "")) return;
    inquiryCode.load().then(
      () => setIsHere(true),
      () => {},
    );
  }, [name, home, partner]);
}
