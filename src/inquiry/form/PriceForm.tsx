import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import type { Contact, Picture as PictureData, Privacy } from "../../project/types.ts";
import { Cross } from "../../ui/Cross.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { PlaceWords } from "../../ui/PlaceWords.tsx";
import { messengerLinks, telephone } from "../contactLinks.ts";
import { PrivacyLink } from "./InquiryConsent.tsx";
import type { InquiryDesk } from "../inquiryFields.ts";
import { InquiryForm } from "./InquiryForm.tsx";
import { useTexts } from "../../ui/TextsContext.tsx";

/** The home that is asked for, as the form shows it. */
export type InquiryHome = {
  readonly title: string;
  readonly tower: string;
  /** "Kulla 5, Kati 3", "3 dhoma gjumi, Jug". */
  readonly lines: readonly string[];
  readonly picture: PictureData | undefined;
};

type Props = {
  readonly desk: InquiryDesk;
  readonly title: string;
  /** The homes that are asked for: a HomeCard, or rows. */
  readonly about: ReactNode;
  readonly contact: Contact;
  readonly privacy: Privacy;
  readonly onSubmit: (honeypot: string) => void;
  readonly onClose: () => void;
  /** Toasts that have to live inside the dialog while it is open. */
  readonly children: ReactNode;
};

/** Asks the price of a home (specification section 2, "Apartment preview"): a native modal dialog over the preview. */
export function PriceForm({ desk, title, about, contact, privacy, onSubmit, onClose, children }: Props) {
  const texts = useTexts();
  const titleId = useId();
  const messengers = messengerLinks(contact);
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => desk.open(), [desk]);
  return (
    <div ref={anchor} className="ask-anchor">
      <Dialog isOpen titleId={titleId} className="ask" onClose={onClose}>
        <header className="ask-head">
          <Heading className="ask-title" id={titleId} data-first>
            {title}
          </Heading>
          <button type="button" className="ask-close" aria-label={texts.close} onClick={onClose}>
            <Cross />
          </button>
        </header>
        {about}
        <InquiryForm desk={desk} contact={contact} privacy={privacy} onSubmit={onSubmit} onClose={onClose} />
        {!privacy.version && (
          <p className="ask-privacy">
            <span>{`${texts.privacy} `}</span>
            <PrivacyLink privacy={privacy} />
          </p>
        )}
        {contact.phone && (
          <p className="ask-phone">
            <span>{texts.fasterByPhone}</span>
            <a href={telephone(contact.phone)} translate="no">
              {contact.phone}
            </a>
          </p>
        )}
        {messengers.length > 0 && (
          <p className="ask-phone">
            <span>{texts.orWrite}</span>
            {messengers.map(({ name, ...link }) => (
              <a key={name} {...link} rel="noopener" translate="no">
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

/** The one home, with its picture. */
export function HomeCard({ home }: { home: InquiryHome }) {
  return (
    <div className="ask-home">
      {home.picture && (
        <div className="ask-picture">
          <Picture picture={{ ...home.picture, alt: "" }} sizes="104px" eager />
        </div>
      )}
      <p>
        <strong>{home.title}</strong>
        {home.lines.map((line) => (
          <span key={line}>
            <PlaceWords words={line} tower={home.tower} />
          </span>
        ))}
      </p>
    </div>
  );
}
