import { useEffect, useLayoutEffect, useMemo, type ReactNode } from "react";
import { useStore } from "zustand/react";
import { askedFrom } from "../askedFrom.ts";
import { createInquiries, type Inquiries } from "../inquiries.ts";
import type { InquiryLetter } from "../inquiryLetter.ts";
import { sendToEndpoint, type EndpointLetter } from "../sendToEndpoint.ts";
import type { InquirySubject } from "../inquirySubject.ts";
import { LastArrival } from "../form/LastArrival.tsx";
import { PriceForm } from "../form/PriceForm.tsx";
import { useMail } from "../useMail.ts";
import { usePrivacy } from "../usePrivacy.ts";
import { isPictureFailure, sendInquiry } from "../sendInquiry.ts";
import type { Draft } from "../submission/draft.ts";
import type { Dispatch } from "../submission/underway.ts";
import type { InquirySettings, Picture, Privacy } from "../../project/types.ts";
import { ToastStage } from "../../ui/toast/ToastStage.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import type { ApartmentHome } from "../../finder/state/apartmentHome.ts";
import { useFinder, useFinderHome } from "../../finder/state/FinderContext.tsx";
import type { FinderProps } from "../../finder/state/finderProps.ts";
import { settleInquiry } from "../../finder/state/finderStore.ts";
import { useInquiryReports } from "./useInquiryReports.ts";
import { fromDocument } from "../../page/fromDocument.ts";

type Props = {
  /** What is asked for: one home, or several. */
  readonly homes: readonly ApartmentHome[];
  /** Goes with the e-mail. */
  readonly picture: Picture | undefined;
  readonly subject: InquirySubject;
  readonly isOpen: boolean;
  readonly title: string;
  /** The homes, as the form shows them. */
  readonly about: ReactNode;
  /** Whether it says beside the form, too, that the last inquiry arrived: where the button to ask stands. */
  readonly showsArrival?: boolean;
  readonly onClose: () => void;
};

/** The price form of one home or of several, and the toasts that say how an inquiry ended, even after the form was closed. */
export function HomesInquiry(props: Props) {
  const { store } = useFinderHome();
  const inquiries = useFinder((state) => state.inquiries);
  useLayoutEffect(() => {
    if (inquiries) return;
    const { unheard } = store.getState();
    store.setState({ inquiries: createInquiries(), unheard: [] });
    for (const settlement of unheard) settleInquiry(store, settlement);
  }, [store, inquiries]);
  return inquiries ? <Inquiry {...props} inquiries={inquiries} /> : null;
}

function Inquiry(props: Props & { readonly inquiries: Inquiries }) {
  const { homes, picture, subject, isOpen, inquiries } = props;
  const { settings } = useFinderHome();
  const texts = useTexts();
  const { element, project } = settings;
  const mail = useMail(element, project);
  const privacy = usePrivacy(element, project);
  const desk = useMemo(() => inquiries.desk(subject), [inquiries, subject]);
  const locale = useLocale();
  const arrivedAt = useStore(desk.store, (state) => state.arrivedAt);
  useInquiryReports(inquiries);
  useEffect(() => desk.open(), [desk]);
  const submit = (honeypot: string): void =>
    desk.submit({
      honeypot,
      consent: privacy.version ?? "",
      // A picture is the e-mail's.
      refusal: picture || mail.endpoint ? undefined : { code: "imageMissing" },
      dispatch: (draft) => {
        const letter = letterOf(draft, { homes, picture, settings, privacy });
        return dispatchOf({ ...letter, locale, sentAt: draft.sentAt }, settings, mail);
      },
    });
  const form = (
    <PriceForm
      desk={desk}
      title={props.title}
      about={props.about}
      contact={project.contact}
      privacy={privacy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ToastStage toaster={inquiries.dialogToasts} labels={texts} locale={locale} />
    </PriceForm>
  );
  return (
    <>
      {isOpen && form}
      {props.showsArrival && <LastArrival at={arrivedAt} />}
      <ToastStage toaster={inquiries.pageToasts} labels={texts} locale={locale} />
    </>
  );
}

type About = Pick<Props, "homes" | "picture"> & {
  readonly settings: FinderProps;
  readonly privacy: Privacy;
};

function letterOf({ id, fields, letter }: Draft<"name" | "phone" | "email">, about: About): InquiryLetter {
  const { homes, picture, settings, privacy } = about;
  const apartments = homes.flatMap(({ apartment }) => apartment?.id ?? []);
  return {
    ...fields,
    id,
    apartment: (homes.length === 1 && apartments[0]) || null,
    apartments,
    floor: homes.map(({ floorLabel }) => floorLabel).join(", "),
    image: isPictureFailure(letter) ? "" : (picture?.src ?? ""),
    partner: settings.partner,
    page: askedFrom({ href: location.href, baseURI: fromDocument("baseURI"), referrer: fromDocument("referrer") }),
    consent: privacy.version || null,
  };
}

/** The page is asked first; where it lets the letter pass, we send it: to the owner's own system, where there is one, or by e-mail. */
function dispatchOf(letter: EndpointLetter, settings: FinderProps, mail: InquirySettings): Dispatch {
  const { id, apartment, apartments, name, phone, email, floor, image, consent } = letter;
  const { scriptBase, announce, element } = settings;
  return {
    ask: () => announce("inquirysubmit", { id, apartment, apartments, name, phone, email, floor, image, consent }),
    send: (report, signal) =>
      mail.endpoint
        ? sendToEndpoint(letter, { address: mail.endpoint, element }, { report, signal })
        : sendInquiry(letter, { settings: mail, scriptBase }, { report, signal }),
  };
}
