import "../../styles/contact.css";
import { classes, longestWord } from "../../layout/longestWord.ts";
import { useState } from "react";
import type { SubmissionStatus } from "../../../widgets/forms.ts";
import { createToaster, ToastLayer } from "../../../widgets/reactParts.ts";
import { InquiredApartments, useInquiredApartments } from "../../contact/InquiredApartments.tsx";
import { MessageForm } from "../../contact/MessageForm.tsx";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { useFacts } from "../../text/FactsContext.tsx";
import { ContactLinks } from "../../layout/ContactLinks.tsx";
import { contactText } from "../../text/pages/contact.ts";
import { usePageLanguage, useText } from "../../text/LanguageContext.tsx";

/** Phone number, e-mail address, the social profiles, and the message form. */
export function ContactPage() {
  const text = useText(contactText);
  const { words } = usePageContent("contact");
  const language = usePageLanguage();
  const { links, address } = useFacts();
  const apartments = useInquiredApartments();
  const [toaster] = useState(createToaster);
  const onEnd = (status: SubmissionStatus): void => {
    if (!("failure" in status)) return toaster.tell("success", text.sent);
    const { code, detail = "" } = status.failure;
    console.error(`kulla: the message was not sent (${code}).`, detail);
    // The form itself explains what to do instead of trying again.
    if (code !== "mailNotConfigured") toaster.tell("error", text.failed, { isAnnouncedElsewhere: true });
  };
  return (
    <div className="contact-page">
      <div className="contact-words">
        <h1 className={classes("title", longestWord(words.headline))}>{words.headline}</h1>
        {words.lead && <p className="lead">{words.lead}</p>}
        <address className="contact-lines">
          <ContactLinks />
          {links.map(({ name, url }) => (
            <a key={url} href={url} rel="noopener">
              <bdi translate="no">{handleOf(url)}</bdi>
              <small>{name}</small>
            </a>
          ))}
          <span>{address}</span>
        </address>
        {/* Placed last, so that nothing moves in a wide window: the page's URL, which contains the apartments, can only be read once its code has loaded. */}
        <InquiredApartments apartments={apartments} />
      </div>
      <MessageForm apartments={apartments} onEnd={onEnd} />
      <ToastLayer toaster={toaster} labels={text} locale={language} />
    </div>
  );
}

/** The handle in the address of a social profile: "@kulla" of "https://www.instagram.com/kulla". */
function handleOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return `@${path.split("/").findLast(Boolean) ?? ""}`;
}
