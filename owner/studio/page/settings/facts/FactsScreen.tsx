import { setProjectField, setSetting } from "../../../draft/edit/fields.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { LocalField } from "../fields/LocalField.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { SettingsHead } from "../SettingsHead.tsx";
import { useSettingsTexts } from "../useSettingsTexts.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { UploadPanel } from "./UploadPanel.tsx";

const areaKinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const;

/** What holds for the whole project: its name, the day of its statuses, its place; and how it comes online. */
export function FactsScreen() {
  const texts = useSettingsTexts();
  return (
    <>
      <main className="work">
        <SettingsHead part="facts" />
        <section className="settings" aria-label={texts.titles.facts}>
          <ProjectFields />
        </section>
        <section className="settings" aria-label={texts.place}>
          <h2>{texts.place}</h2>
          <p className="work-note">{texts.placeLead}</p>
          <PlaceFields />
        </section>
        <section className="settings" aria-label={texts.upload}>
          <h2>{texts.upload}</h2>
          <p className="work-note">{texts.uploadLead}</p>
          <CommandField />
          <AfterField />
        </section>
      </main>
      <UploadPanel />
    </>
  );
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function ProjectFields() {
  const texts = useSettingsTexts();
  const write = useWrite("facts");
  const { name, statusDate = "", mainArea = "net" } = useDraft().project;
  return (
    <div className="settings-fields">
      <LocalField
        label={texts.projectName}
        value={name}
        // A project without a name has an empty one.
        write={(text, field) => write((draft) => ({ ...draft, project: { ...draft.project, name: text } }), field)}
        at="name"
      />
      <Field
        label={texts.statusDate}
        kind="date"
        hint={texts.statusDateHint}
        value={statusDate}
        faultOf={(text) => (isDay(text) ? undefined : texts.faults.date)}
        write={(text) => write((draft) => setProjectField(draft, "statusDate", text), "statusDate")}
        at="statusDate"
      />
      <label className="field">
        <span>{texts.mainArea}</span>
        <select
          value={mainArea}
          onChange={({ target }) => {
            const kind = areaKinds.find((each) => each === target.value);
            write((draft) => setProjectField(draft, "mainArea", kind));
          }}
        >
          {areaKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.areas[kind]}
            </option>
          ))}
        </select>
        <small>{texts.mainAreaHint}</small>
      </label>
    </div>
  );
}

function CommandField() {
  const texts = useSettingsTexts();
  const write = useWrite("uploadCommand");
  const { uploadCommand = "" } = useDraft().settings;
  return (
    <Field
      label={texts.uploadCommand}
      hint={texts.uploadHint}
      value={uploadCommand}
      write={(text) => write((draft) => setSetting(draft, "uploadCommand", text), "uploadCommand")}
    />
  );
}

const afterwards = ["folder", "upload", "nothing"] as const;

/** What follows a publication by itself. */
function AfterField() {
  const texts = useSettingsTexts();
  const write = useWrite("afterPublishing");
  const { afterPublishing = "folder" } = useDraft().settings;
  return (
    <label className="field">
      <span>{texts.afterPublishing}</span>
      <select
        value={afterPublishing}
        onChange={({ target }) => {
          const chosen = (["upload", "nothing"] as const).find((each) => each === target.value);
          write((draft) => setSetting(draft, "afterPublishing", chosen));
        }}
      >
        {afterwards.map((each) => (
          <option key={each} value={each}>
            {texts.afterwards[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
