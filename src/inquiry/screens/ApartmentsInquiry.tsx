import { useEffect, useLayoutEffect, useMemo, type ReactNode } from "react";
import { useStore } from "zustand/react";
import type { Inquiry } from "../inquiry.ts";
import { inquiryPageUrl } from "../inquiryPageUrl.ts";
import { summarizeInquiry } from "../inquirySummary.ts";
import { currentCampaign } from "../campaign/campaignStore.ts";
import { readOwnFields } from "../campaign/sanitizeCampaignValues.ts";
import { createInquiries, type Inquiries } from "../inquiries.ts";
import { sendToEndpoint, type EndpointInquiry } from "../sendToEndpoint.ts";
import type { InquirySubject } from "../inquirySubject.ts";
import { LastArrival } from "../form/InquiryForm.tsx";
import { PriceForm } from "../form/PriceForm.tsx";
import { useMail } from "../useMail.ts";
import { usePrivacy } from "../usePrivacy.ts";
import { isPictureFailure, sendInquiry } from "../sendInquiry.ts";
import type { FormDraft } from "../submission/draft.ts";
import type { Delivery } from "../submission/outbox.ts";
import type { InquirySettings, Picture, Privacy } from "../../project/types.ts";
import { ToastLayer } from "../../ui/toast/ToastLayer.tsx";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import type { ApartmentDetails } from "../../finder/state/apartmentDetails.ts";
import { useFinder, useFinderContext, useFinderSettings } from "../../finder/state/FinderContext.tsx";
import type { FinderProps } from "../../finder/state/finderProps.ts";
import { settleInquiry } from "../../finder/state/finderStore.ts";
import { useInquiryReports } from "./useInquiryReports.ts";
import { documentProperty } from "../../page/documentProperty.ts";
import { recipientOf } from "../mailSettings.ts";
import { localText } from "../../project/localText.ts";

type Props = {
  /** The apartments of the inquiry: one or several. */
  readonly apartments: readonly ApartmentDetails[];
  /** Attached to the e-mail. */
  readonly picture: Picture | undefined;
  readonly subject: InquirySubject;
  readonly isOpen: boolean;
  readonly title: string;
  /** The apartments, as the form shows them. */
  readonly about: ReactNode;
  /** Whether the arrival of the last inquiry is also shown outside the form, next to the button that opens it. */
  readonly showsArrival?: boolean;
  readonly onClose: () => void;
};

/** The price form of one or several apartments, and the toasts that report how an inquiry ended, even after the form has been closed. */
export function ApartmentsInquiry(props: Props) {
  const { store } = useFinderContext();
  const inquiries = useFinder((state) => state.inquiries);
  useLayoutEffect(() => {
    if (inquiries) return;
    const { queued } = store.getState();
    store.setState({ inquiries: createInquiries(), queued: [] });
    for (const settlement of queued) settleInquiry(store, settlement);
  }, [store, inquiries]);
  return inquiries ? <OpenInquiry {...props} inquiries={inquiries} /> : null;
}

function OpenInquiry(props: Props & { readonly inquiries: Inquiries }) {
  const { apartments, picture, subject, isOpen, inquiries } = props;
  const { settings } = useFinderContext();
  const texts = useTexts();
  const { element, project } = settings;
  const mail = useMail(element, project);
  const privacy = usePrivacy(element, project);
  const formStore = useMemo(() => inquiries.form(subject), [inquiries, subject]);
  const locale = useLocale();
  const arrivedAt = useStore(formStore.store, (state) => state.arrivedAt);
  useInquiryReports(inquiries);
  useEffect(() => formStore.open(), [formStore]);
  const submit = (honeypot: string): void =>
    formStore.submit({
      honeypot,
      consent: privacy.version ?? "",
      // Only the e-mail needs a picture.
      refusal: picture || mail.endpoint ? undefined : { code: "imageMissing" },
      createDelivery: (draft) => {
        const inquiry = createInquiry(draft, { apartments, picture, settings, privacy });
        inquiries.recordSummary(draft.id, summarizeInquiry(apartments.flatMap(({ record }) => record ?? [])));
        return createDelivery({ ...inquiry, locale, sentAt: draft.sentAt }, settings, mail);
      },
    });
  const form = (
    <PriceForm
      formStore={formStore}
      title={props.title}
      about={props.about}
      contact={project.contact}
      privacy={privacy}
      onSubmit={submit}
      onContact={(kind) => {
        const ids = idsOf(apartments);
        settings.announce("contactselect", { kind, apartment: oneOf(ids), apartments: ids });
      }}
      onClose={props.onClose}
    >
      <ToastLayer toaster={inquiries.dialogToasts} labels={texts} locale={locale} />
    </PriceForm>
  );
  return (
    <>
      {isOpen && form}
      {props.showsArrival && <LastArrival at={arrivedAt} />}
      <ToastLayer toaster={inquiries.pageToasts} labels={texts} locale={locale} />
    </>
  );
}

type InquiryContext = Pick<Props, "apartments" | "picture"> & {
  readonly settings: FinderProps;
  readonly privacy: Privacy;
};

function createInquiry(
  { id, fields, status }: FormDraft<"name" | "phone" | "email">,
  context: InquiryContext,
): Inquiry {
  const { apartments, picture, settings, privacy } = context;
  const own = readOwnFields(settings.element.json("fields"));
  for (const problem of own.problems) settings.element.warn(`${problem}.`);
  const referrer = documentProperty("referrer");
  const ids = idsOf(apartments);
  return {
    ...fields,
    id,
    apartment: oneOf(ids),
    apartments: ids,
    floor: apartments.map(({ floorLabel }) => floorLabel).join(", "),
    image: isPictureFailure(status) ? "" : (picture?.src ?? ""),
    partner: settings.partner,
    page: inquiryPageUrl({ href: location.href, baseURI: documentProperty("baseURI"), referrer }),
    consent: privacy.version || null,
    campaign: currentCampaign(settings.element, settings.project, { href: location.href, referrer }) ?? null,
    ownFields: own.values,
  };
}

const idsOf = (apartments: readonly ApartmentDetails[]): readonly string[] =>
  apartments.flatMap(({ record }) => record?.id ?? []);

const oneOf = (ids: readonly string[]): string | null => (ids.length === 1 && ids[0]) || null;

/** Offers the inquiry to the page by an event; otherwise sends it to the owner's own system, if there is one, or by e-mail. */
function createDelivery(inquiry: EndpointInquiry, settings: FinderProps, mail: InquirySettings): Delivery {
  const { id, apartment, apartments, name, phone, email, floor, image, consent, campaign, ownFields } = inquiry;
  const detail = { id, apartment, apartments, name, phone, email, floor, image, consent, campaign, ownFields };
  const { scriptBase, announce, element } = settings;
  return {
    offerToPage: () => announce("inquirysubmit", detail),
    send: (report, signal) =>
      mail.endpoint
        ? sendToEndpoint(inquiry, { address: mail.endpoint, element }, { report, signal })
        : sendInquiry(inquiry, { settings: mail, scriptBase }, { report, signal }),
  };
}

/** The subject of this element's draft about an apartment or about the shortlist. */
export function useInquirySubject(apartment: string): InquirySubject {
  const { project, partner, element } = useFinderSettings();
  const name = localText(project.name, "sq");
  const recipient = recipientOf(useMail(element, project));
  return useMemo(() => ({ project: name, apartment, partner, recipient }), [name, apartment, partner, recipient]);
}
