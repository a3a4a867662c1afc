import { classes, longestWord } from "../../layout/longestWord.ts";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { useFacts } from "../../text/FactsContext.tsx";
import { ContactLinks } from "../../layout/ContactLinks.tsx";
import { useText } from "../../text/LanguageContext.tsx";
import { privacyText } from "../../text/pages/privacy.ts";

/** What an inquiry sends, to whom, and what is stored in the visitor's browser. */
export function PrivacyPage() {
  const { contact } = useText(privacyText);
  const { headline, lead, parts } = usePageContent("privacy").words;
  const { email, phone } = useFacts();
  return (
    <article className="privacy">
      <h1 className={classes("page-title", longestWord(headline))}>{headline}</h1>
      <p className="lead">{lead}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {(email || phone) && (
        <p className="privacy-contact">
          <span>{`${contact} `}</span>
          <ContactLinks />
        </p>
      )}
    </article>
  );
}
