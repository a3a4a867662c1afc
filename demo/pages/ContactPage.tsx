import { useState } from "react";
import { MessageForm } from "../contact/MessageForm.tsx";
import type { Notice } from "../contact/Notices.tsx";
import { NoticeStage } from "../contact/NoticeStage.tsx";
import type { Outcome } from "../contact/sendMessage.ts";
import { useFacts } from "../content/FactsContext.tsx";
import { handleOf } from "../content/handleOf.ts";
import { ContactLinks } from "../layout/ContactLinks.tsx";
import { contactText } from "../text/contact.ts";
import { useText } from "../text/LanguageContext.tsx";

/** Phone, e-mail and both social handles, and the message form. */
export function ContactPage() {
  const text = useText(contactText);
  const { links, address } = useFacts();
  const [notice, setNotice] = useState<Notice>();
  const tell = (outcome: Outcome): void => {
    if (outcome === "notConfigured") return;
    const isError = outcome === "failed";
    setNotice({ isError, words: isError ? text.failed : text.sent, count: (notice?.count ?? 0) + 1 });
  };
  return (
    <div className="contact-page">
      <div className="contact-words">
        <h1 className="title">{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <address className="contact-lines">
          <ContactLinks />
          {links.map(({ name, url }) => (
            <a key={url} href={url} rel="noopener">
              {handleOf(url)}
              <small>{name}</small>
            </a>
          ))}
          <span>{address}</span>
        </address>
      </div>
      <MessageForm onOutcome={tell} />
      <NoticeStage notice={notice} />
    </div>
  );
}
