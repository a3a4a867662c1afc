import { useEffect, useLayoutEffect, useMemo } from "react";
import { createInquiries, type Inquiries } from "../../inquiry/inquiries.ts";
import type { InquiryLetter } from "../../inquiry/inquiryLetter.ts";
import type { EndpointLetter, sendToEndpoint } from "../../inquiry/sendToEndpoint.ts";
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
import { LazyScreen } from "../LazyScreen.tsx";
import type { ApartmentHome } from "./apartmentHome.ts";
import { useFinder, useFinderHome } from "../state/FinderContext.tsx";
import type { FinderProps } from "../state/finderProps.ts";
import { settleInquiry } from "../state/finderStore.ts";
import type { ApartmentPictures } from "./useApartmentPictures.ts";
import { useInquiryReports } from "./useInquiryReports.ts";

/** Pages that send by e-mail do without it; else the form waits for it: who can press can send. */
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
  useEffect(() => desk.open(), [desk]);
  const pictures = found.state === "ready" ? found.pictures : [];
  const picture = pictures.find(({ src }) => !isDrawing(src)) ?? pictures[0];
  const submit = (honeypot: string, post?: typeof sendToEndpoint): void =>
    desk.submit({
      honeypot,
      consent: privacy.version ?? "",
      // A picture is the e-mail's.
      refusal: picture || mail.endpoint ? undefined : { code: "imageMissing" },
      dispatch: (draft) => {
        const letter = letterOf(draft, { home, picture, settings, privacy });
        return dispatchOf({ ...letter, locale, sentAt: draft.sentAt }, settings, { mail, post });
      },
    });
  const form = (post?: typeof sendToEndpoint) => (
    <PriceForm
      desk={desk}
      home={cardOf(home, picture)}
      contact={project.contact}
      privacy={privacy}
      onSubmit={(honeypot) => submit(honeypot, post)}
      onClose={actions.goBack}
    >
      <ToastStage toaster={inquiries.dialogToasts} labels={texts} />
    </PriceForm>
  );
  return (
    <>
      {isOpen && (mail.endpoint ? <LazyScreen code={endpointCode}>{form}</LazyScreen> : form())}
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

/** `post` sends to the owner's own system, where there is one: `mail.endpoint`. */
type Sending = { readonly mail: InquirySettings; readonly post: typeof sendToEndpoint | undefined };

/** The page is asked first; where it lets the letter pass, we send it. */
function dispatchOf(letter: EndpointLetter, settings: FinderProps, { mail, post }: Sending): Dispatch {
  const { id, apartment, name, phone, email, floor, image, consent } = letter;
  const { scriptBase, announce, element } = settings;
  return {
    ask: () => announce("inquirysubmit", { id, apartment, name, phone, email, floor, image, consent }),
    send: (report, signal) =>
      post && mail.endpoint
        ? post(letter, { address: mail.endpoint, element }, { report, signal })
        : sendInquiry(letter, { settings: mail, scriptBase }, { report, signal }),
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
