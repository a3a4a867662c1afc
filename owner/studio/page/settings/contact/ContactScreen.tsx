import { setContact } from "../../../draft/edit/contact.ts";
import { phoneFault } from "../../../draft/settings/phoneNumber.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { LocalField } from "../fields/LocalField.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { SettingsHead } from "../SettingsHead.tsx";
import { useSettingsTexts } from "../useSettingsTexts.ts";
import { ContactLinks } from "./ContactLinks.tsx";
import { MailFields } from "./MailFields.tsx";
import { TestLetter } from "./TestLetter.tsx";

/** How visitors reach the owner, where inquiries go, and a letter to see whether they do. */
export function ContactScreen() {
  const texts = useSettingsTexts();
  return (
    <>
      <main className="work">
        <SettingsHead part="contact" />
        <section className="settings" aria-label={texts.contact}>
          <h2>{texts.contact}</h2>
          <ContactFields />
        </section>
        <section className="settings" aria-label={texts.links}>
          <h2>{texts.links}</h2>
          <ContactLinks />
        </section>
        <section className="settings" aria-label={texts.inquiries}>
          <h2>{texts.inquiries}</h2>
          <p className="work-note">{texts.inquiriesLead}</p>
          <MailFields />
        </section>
      </main>
      <TestLetter />
    </>
  );
}

const looksLikeMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

function ContactFields() {
  const texts = useSettingsTexts();
  const write = useWrite("contact");
  const { contact = {} } = useDraft().project;
  const numbers = [["phone", texts.phone], ["whatsapp", "WhatsApp"], ["viber", "Viber"]] as const; // prettier-ignore
  return (
    <div className="settings-fields">
      <Field
        label={texts.email}
        kind="email"
        value={contact.email ?? ""}
        faultOf={(text) => (looksLikeMail(text) ? undefined : texts.faults.email)}
        write={(text) => write((draft) => setContact(draft, "email", text.trim()), "email")}
        // A contact that is missing altogether begins here.
        at="contact"
      />
      {numbers.map(([key, label]) => (
        <Field
          key={key}
          label={label}
          kind="tel"
          value={contact[key] ?? ""}
          faultOf={(text) => {
            const fault = phoneFault(text, key !== "phone");
            return fault && texts.faults[fault];
          }}
          write={(text) => write((draft) => setContact(draft, key, text.trim()), key)}
          at={`contact.${key}`}
        />
      ))}
      <LocalField
        label={texts.address}
        value={contact.address}
        write={(address, field) => write((draft) => setContact(draft, "address", address), field)}
        at="contact.address"
      />
    </div>
  );
}
