import { fill } from "../../../../../src/text/format/fill.ts";
import { setInquiry, setPrivacy } from "../../../draft/edit/contact.ts";
import { setCampaignNames, wrongCampaignName } from "../../../draft/settings/campaignNames.ts";
import { addressProblem } from "../../../draft/settings/safeAddress.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { Snippet } from "../fields/Snippet.tsx";
import { useWrite } from "../fields/useWrite.ts";

/** Where inquiries go: to the e-mail service, or to a system of the owner's; and the privacy information for visitors. */
export function MailFields() {
  const texts = useStudioTexts();
  return (
    <>
      <h3>{texts.settings.mailService}</h3>
      <p className="small">{texts.settings.mailServiceHint}</p>
      <ol className="mail-steps">
        {texts.settings.mailSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a className="link" href="https://dashboard.emailjs.com/sign-up" target="_blank" rel="noreferrer">
        {texts.settings.toMailService}
      </a>
      <Snippet
        lead={texts.settings.mailTextLead}
        name={texts.settings.mailText}
        code={texts.settings.mailLines.join("\n")}
      />
      <ServiceFields />
      <h3>{texts.settings.ownSystem}</h3>
      <p className="small">{texts.settings.ownSystemHint}</p>
      <div className="settings-fields">
        <AddressField name="endpoint" />
      </div>
      <h3>{texts.settings.campaigns}</h3>
      <p className="small">{texts.settings.campaignsHint}</p>
      <div className="settings-fields">
        <CampaignField />
      </div>
      <h3>{texts.settings.privacy}</h3>
      <p className="small">{texts.settings.privacyHint}</p>
      <PrivacyFields />
    </>
  );
}

/** Only https, or http to this computer. */
function AddressField({ name, hint }: { readonly name: "endpoint" | "origin"; readonly hint?: string }) {
  const texts = useStudioTexts();
  const write = useWrite("inquiry");
  const { inquiry = {} } = useDraft().project;
  return (
    <Field
      label={texts.settings[name]}
      kind="url"
      value={inquiry[name] ?? ""}
      hint={hint}
      failureOf={(text) => {
        const failure = addressProblem(text.trim(), true);
        return failure && texts.settings.failures[failure];
      }}
      write={(text) => write((draft) => setInquiry(draft, name, text.trim()), name)}
      at={`inquiry.${name}`}
    />
  );
}

function ServiceFields() {
  const texts = useStudioTexts();
  const write = useWrite("inquiry");
  const { inquiry = {} } = useDraft().project;
  return (
    <div className="settings-fields">
      {(["publicKey", "service", "template", "contactTemplate"] as const).map((key) => (
        <Field
          key={key}
          label={texts.settings[key]}
          value={inquiry[key] ?? ""}
          hint={texts.settings.mailHints[key]}
          write={(text) => write((draft) => setInquiry(draft, key, text.trim()), key)}
          // Problems about missing e-mail settings lead to the first field.
          at={key === "publicKey" ? "inquiry" : `inquiry.${key}`}
        />
      ))}
      <AddressField name="origin" hint={texts.settings.originHint} />
    </div>
  );
}

function CampaignField() {
  const texts = useStudioTexts();
  const write = useWrite("inquiry");
  const { inquiry = {} } = useDraft().project;
  return (
    <Field
      label={texts.settings.campaignNames}
      value={(inquiry.campaignParams ?? []).join(" ")}
      hint={texts.settings.campaignNamesHint}
      failureOf={(text) => {
        const name = wrongCampaignName(text);
        return name && fill(texts.settings.failures.campaignName, { name });
      }}
      write={(text) => write((draft) => setCampaignNames(draft, text), "campaign names")}
      at="inquiry.campaignParams"
    />
  );
}

function PrivacyFields() {
  const texts = useStudioTexts();
  const write = useWrite("inquiry");
  const privacy = useDraft().project.inquiry?.privacy ?? {};
  return (
    <div className="settings-fields">
      <Field
        label={texts.settings.privacyUrl}
        kind="url"
        value={privacy.url ?? ""}
        failureOf={(text) => {
          const failure = addressProblem(text.trim());
          return failure && texts.settings.failures[failure];
        }}
        write={(text) => write((draft) => setPrivacy(draft, "url", text.trim()), "privacy url")}
        at="inquiry.privacy.url"
      />
      <Field
        label={texts.settings.privacyVersion}
        value={privacy.version ?? ""}
        write={(text) => write((draft) => setPrivacy(draft, "version", text), "privacy version")}
        at="inquiry.privacy.version"
      />
    </div>
  );
}
