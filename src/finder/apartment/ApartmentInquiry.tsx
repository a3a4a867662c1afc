import { useEffect, useLayoutEffect, useMemo } from "react";
import { createInquiries, type Inquiries } from "../../inquiry/inquiries.ts";
import type { InquiryLetter } from "../../inquiry/inquiryLetter.ts";
import type { EndpointLetter } from "../../inquiry/sendToEndpoint.ts";
import type { InquirySubject } from "../../inquiry/inquirySubject.ts";
import { PriceForm, type InquiryHome } from "../../inquiry/PriceForm.tsx";
import { useMail } from "../../inquiry/useMail.ts";
import { usePrivacy } from "../../inquiry/usePrivacy.ts";
import { isPictureFailure, sendInquiry } from "../../inquiry/sendInquiry.ts";
import type { Draft } from "../../letters/draft.ts";
import type { Dispatch } from "../../letters/underway.ts";
import type { InquirySettings, Picture, Privacy } from "../../project/types.ts";
import { ToastStage } from "../../ui/ToastStage.tsx";
import { useLocale } from "../../ui/TextsContext.tsx";
import { useHomeTexts } from "../../ui/useHomeTexts.ts";
import { createCode } from "../createCode.ts";
import type { ApartmentHome } from "./apartmentHome.ts";
import { useFinder, useFinderHome } from "../state/FinderContext.tsx";
import type { FinderProps } from "../state/finderProps.ts";
import { settleInquiry } from "../state/finderStore.ts";
import type { ApartmentPictures } from "./useApartmentPictures.ts";
import { useInquiryReports } from "./useInquiryReports.ts";

/** Pages that send by e-mail do without it; else it comes with the form, so that it is here when the visitor presses. */
const endpointCode = createCode(async () => (await import("../../inquiry/sendToEndpoint.ts")).sendToEndpoint);

type Props = {
  readonly home: ApartmentHome;
  readonly found: ApartmentPictures;
  readonly subject: InquirySubject;
};

/** The price form over the preview, and the toasts that say how an inquiry ended, even after the form was closed. */
export function ApartmentInquiry(props: Props) {
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

function Inquiry({ home, found, subject, inquiries }: Props & { readonly inquiries: Inquiries }) {
  const { settings, actions } = useFinderHome();
  const texts = useHomeTexts();
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  const { element, project } = settings;
  const mail = useMail(element, project);
  const privacy = usePrivacy(element, project);
  const desk = useMemo(() => inquiries.desk(subject), [inquiries, subject]);
  const locale = useLocale();
  useInquiryReports(inquiries);
  useEffect(() => {
    if (mail.endpoint) endpointCode.load().catch(() => {});
  }, [mail]);
  useEffect(() => desk.open(), [desk]);
  const pictures = found.state === "ready" ? found.pictures : [];
  const picture = pictures.find(({ src }) => !isDrawing(src)) ?? pictures[0];
  const submit = (honeypot: string): void =>
    desk.submit({
      honeypot,
      consent: privacy.version ?? "",
      // A picture is the e-mail's.
      refusal: picture || mail.endpoint ? undefined : { code: "imageMissing" },
      dispatch: (draft) => {
        const letter = letterOf(draft, { home, picture, settings, privacy });
        return dispatchOf({ ...letter, locale, sentAt: draft.sentAt }, settings, mail);
      },
    });
  return (
    <>
      {isOpen && (
        <PriceForm
          desk={desk}
          home={cardOf(home, picture)}
          contact={project.contact}
          privacy={privacy}
          onSubmit={submit}
          onClose={actions.goBack}
        >
          <ToastStage toaster={inquiries.dialogToasts} labels={texts} />
        </PriceForm>
      )}
      <ToastStage toaster={inquiries.pageToasts} labels={texts} />
    </>
  );
}

type About = {
  readonly home: ApartmentHome;
  readonly picture: Picture | undefined;
  readonly settings: FinderProps;
  readonly privacy: Privacy;
};

function letterOf({ id, fields, letter }: Draft<"name" | "phone" | "email">, about: About): InquiryLetter {
  const { home, picture, settings, privacy } = about;
  return {
    ...fields,
    id,
    apartment: home.apartment?.id ?? null,
    floor: home.floorLabel,
    image: isPictureFailure(letter) ? "" : (picture?.src ?? ""),
    partner: settings.partner,
    page: location.origin + location.pathname,
    consent: privacy.version || null,
  };
}

/** The page is asked first; where it lets the letter pass, we send it. */
function dispatchOf(
  letter: EndpointLetter,
  { scriptBase, announce, element }: FinderProps,
  mail: InquirySettings,
): Dispatch {
  const { id, apartment, name, phone, email, floor, image, consent } = letter;
  return {
    ask: () => announce("inquirysubmit", { id, apartment, name, phone, email, floor, image, consent }),
    send: async (report, signal) => {
      const { endpoint: address } = mail;
      if (!address) return sendInquiry(letter, { settings: mail, scriptBase }, { report, signal });
      // Where it has not come yet, it is asked for once more.
      await endpointCode.load();
      return endpointCode.get()?.(letter, { address, element }, { report, signal });
    },
  };
}

function cardOf({ title, tower, floor, facts }: ApartmentHome, picture: Picture | undefined): InquiryHome {
  return {
    title: [title, facts?.area].filter(Boolean).join(", "),
    lines: [
      [tower, floor].filter(Boolean).join(", "),
      [facts?.bedrooms, facts?.side].filter(Boolean).join(", "),
    ].filter(Boolean),
    picture,
  };
}

/** Drawings are no picture of a home, and no mail program shows them. */
function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src);
}
