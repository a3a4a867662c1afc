import { useEffect, useState } from "react";
import { inquiryKey, type InquirySubject } from "../../../inquiry/inquirySubject.ts";
import { hasDraft } from "../../../letters/draftKey.ts";
import { useInquirySubject } from "../../inquiry/useInquirySubject.ts";
import { createCode } from "../../screens/createCode.ts";
import { LazyScreen } from "../../screens/LazyScreen.tsx";
import { useFinder } from "../../state/FinderContext.tsx";
import type { ApartmentHome } from "../apartmentHome.ts";
import type { ApartmentPictures } from "../useApartmentPictures.ts";

const inquiryCode = createCode(async () => (await import("./ApartmentInquiry.tsx")).ApartmentInquiry);

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
  const subject = useInquirySubject(home.id);
  useCodeOfDraft(subject);
  if (!isOpen && !inquiryCode.get()) return null;
  return (
    <LazyScreen code={inquiryCode}>
      {(ApartmentInquiry) => <ApartmentInquiry home={home} found={found} subject={subject} />}
    </LazyScreen>
  );
}

/** Who has written in this tab before gets the form's code with the home: it tells how a letter ended that outlived its page. */
function useCodeOfDraft(subject: InquirySubject): void {
  const [, setIsHere] = useState(false);
  useEffect(() => {
    if (!hasDraft(inquiryKey(subject))) return;
    inquiryCode.load().then(
      () => setIsHere(true),
      () => {},
    );
  }, [subject]);
}
