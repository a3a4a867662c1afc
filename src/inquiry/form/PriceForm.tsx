import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import type { Contact, Picture as PictureData, Privacy } from "../../project/types.ts";
import { Cross } from "../../ui/Cross.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { LocationText } from "../../ui/LocationText.tsx";
import { messengerLinks, telephone, type ContactKind } from "../contactLinks.ts";
import { PrivacyLink } from "./InquiryConsent.tsx";
import type { InquiryFormStore } from "../inquiryFields.ts";
import { InquiryForm } from "./InquiryForm.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";

/** One of the apartments of the inquiry, as the form shows it. */
export type ApartmentSummary = {
  readonly title: string;
  readonly tower: string;
  /** "Kulla 5, Kati 3", "3 dhoma gjumi, Jug". */
  readonly lines: readonly string[];
  readonly picture: PictureData | undefined;
};

type Props = {
  readonly formStore: InquiryFormStore;
  readonly title: string;
  /** The apartments of the inquiry: an ApartmentCard, or rows. */
  readonly about: ReactNode;
  readonly contact: Contact;
  readonly privacy: Privacy;
  readonly onSubmit: (honeypot: string) => void;
  /** The visitor pressed a link to the owner's telephone, messenger or mailbox. */
  readonly onContact: (kind: ContactKind) => void;
  readonly onClose: () => void;
  /** Toasts, which have to be inside the dialog while it is open. */
  readonly children: ReactNode;
};

/** The price form, in a modal dialog over the preview (docs/developers/specification.md, "Apartment preview"). */
export function PriceForm({
  formStore,
  title,
  about,
  contact,
  privacy,
  onSubmit,
  onContact,
  onClose,
  children,
}: Props) {
  const texts = useTexts();
  const titleId = useId();
  const messengers = messengerLinks(contact);
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => formStore.open(), [formStore]);
  return (
    <div ref={anchor} className="ask-anchor">
      <Dialog isOpen titleId={titleId} className="ask" onClose={onClose}>
        <header className="ask-head">
          <Heading className="ask-title" id={titleId} data-first>
            {title}
          </Heading>
          <button type="button" part="close" className="ask-close" aria-label={texts.close} onClick={onClose}>
            <Cross />
          </button>
        </header>
        {about}
        <InquiryForm {...{ formStore, contact, privacy, onSubmit, onContact, onClose }} />
        {!privacy.version && (
          <p className="ask-privacy">
            <span>{`${texts.privacy} `}</span>
            <PrivacyLink privacy={privacy} />
          </p>
        )}
        {contact.phone && (
          <p className="ask-phone">
            <span>{texts.fasterByPhone}</span>
            <a href={telephone(contact.phone)} translate="no" onClick={() => onContact("phone")}>
              {contact.phone}
            </a>
          </p>
        )}
        {messengers.length > 0 && (
          <p className="ask-phone">
            <span>{texts.orWrite}</span>
            {messengers.map(({ kind, name, href, target }) => (
              <a key={name} href={href} target={target} rel="noopener" translate="no" onClick={() => onContact(kind)}>
                {name}
              </a>
            ))}
          </p>
        )}
        {children}
      </Dialog>
    </div>
  );
}

/** One apartment with its picture. */
export function ApartmentCard({ apartment }: { readonly apartment: ApartmentSummary }) {
  return (
    <div className="ask-apartment">
      {apartment.picture && (
        <div className="ask-picture">
          <Picture picture={{ ...apartment.picture, alt: "" }} sizes="104px" eager />
        </div>
      )}
      <p>
        <strong>{apartment.title}</strong>
        {apartment.lines.map((line) => (
          <span key={line}>
            <LocationText text={line} tower={apartment.tower} />
          </span>
        ))}
      </p>
    </div>
  );
}
