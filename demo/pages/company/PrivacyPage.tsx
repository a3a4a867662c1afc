import { useFacts } from "../../text/FactsContext.tsx";
import { ContactLinks } from "../../layout/ContactLinks.tsx";
import { useText } from "../../text/LanguageContext.tsx";
import { privacyText } from "../../text/pages/privacy.ts";

/** What an inquiry sends, to whom, and what stays in the visitor's browser. */
export function PrivacyPage() {
  const { title, lead, parts, asked } = useText(privacyText);
  const { email, phone } = useFacts();
  return (
    <article className="privacy">
      <h1 className="page-title">{title}</h1>
      <p className="lead">{lead}</p>
      {parts.map(({ name, text }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{text}</p>
        </section>
      ))}
      {(email || phone) && (
        <p className="privacy-contact">
          <span>{`${asked} `}</span>
          <ContactLinks />
        </p>
      )}
    </article>
  );
}
