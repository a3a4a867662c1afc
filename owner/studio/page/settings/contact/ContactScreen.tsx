import { setContact } from "../../../draft/edit/contact.ts";
import { phoneProblem } from "../../../draft/settings/phoneNumber.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { LocalField } from "../fields/LocalField.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { SettingsHead } from "../SettingsHead.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { MailFields } from "./MailFields.tsx";
import { TestMessage } from "./TestMessage.tsx";

/** How to reach the owner, where inquiries go, and a test message to check that they arrive. */
export function ContactScreen() {
  const texts = useStudioTexts();
  return (
    <>
      <main className="work">
        <SettingsHead part="contact" />
        <section className="settings" aria-label={texts.settings.contact}>
          <h2>{texts.settings.contact}</h2>
          <ContactFields />
        </section>
        <section className="settings" aria-label={texts.settings.links}>
          <h2>{texts.settings.links}</h2>
          <ContactLinks />
        </section>
        <section className="settings" aria-label={texts.settings.inquiries}>
          <h2>{texts.settings.inquiries}</h2>
          <p className="work-note">{texts.settings.inquiriesLead}</p>
          <MailFields />
        </section>
      </main>
      <TestMessage />
    </>
  );
}

const looksLikeMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

function ContactFields() {
  const texts = useStudioTexts();
  const write = useWrite("contact");
  const { contact = {} } = useDraft().project;
  const numbers = [
    ["phone", texts.settings.phone],
    ["whatsapp", "WhatsApp"],
    ["viber", "Viber"],
  ] as const;
  return (
    <div className="settings-fields">
      <Field
        label={texts.settings.email}
        kind="email"
        value={contact.email ?? ""}
        failureOf={(text) => (looksLikeMail(text) ? undefined : texts.settings.failures.email)}
        write={(text) => write((draft) => setContact(draft, "email", text.trim()), "email")}
        // Problems about a missing contact lead to this field.
        at="contact"
      />
      {numbers.map(([key, label]) => (
        <Field
          key={key}
          label={label}
          kind="tel"
          value={contact[key] ?? ""}
          failureOf={(text) => {
            const failure = phoneProblem(text, key !== "phone");
            return failure && texts.settings.failures[failure];
          }}
          write={(text) => write((draft) => setContact(draft, key, text.trim()), key)}
          at={`contact.${key}`}
        />
      ))}
      <LocalField
        label={texts.settings.address}
        value={contact.address}
        write={(address, field) => write((draft) => setContact(draft, "address", address), field)}
        at="contact.address"
      />
    </div>
  );
}
