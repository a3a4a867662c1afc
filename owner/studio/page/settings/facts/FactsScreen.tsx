import { isDate, withStatement } from "../../../draft/settings/buildingFacts.ts";
import { changeProject } from "../../../draft/edit/records.ts";
import { setProjectField, setSetting } from "../../../draft/edit/fields.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { LocalField } from "../fields/LocalField.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { SettingsHead } from "../SettingsHead.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { BuildingFields } from "./BuildingFields.tsx";
import { RateFields } from "./RateFields.tsx";
import { UploadPanel } from "./UploadPanel.tsx";

const areaKinds = ["net", "common", "total", "balcony", "terrace", "garden"] as const;

/** Facts about the entire project: its name, the date of its statuses, its location; and how it is put online. */
export function FactsScreen() {
  const texts = useStudioTexts();
  return (
    <>
      <main className="work">
        <SettingsHead part="facts" />
        <section className="settings" aria-label={texts.settings.titles.facts}>
          <ProjectFields />
        </section>
        <section className="settings" aria-label={texts.settings.building}>
          <h2>{texts.settings.building}</h2>
          <p className="work-note">{texts.settings.buildingLead}</p>
          <ProjectBuilding />
        </section>
        <section className="settings" aria-label={texts.settings.exchange}>
          <h2>{texts.settings.exchange}</h2>
          <p className="work-note">{texts.settings.exchangeLead}</p>
          <RateFields />
        </section>
        <section className="settings" aria-label={texts.settings.place}>
          <h2>{texts.settings.place}</h2>
          <p className="work-note">{texts.settings.placeLead}</p>
          <PlaceFields />
        </section>
        <section className="settings" aria-label={texts.settings.upload}>
          <h2>{texts.settings.upload}</h2>
          <p className="work-note">{texts.settings.uploadLead}</p>
          <CommandField />
          <AfterField />
        </section>
      </main>
      <UploadPanel />
    </>
  );
}

/** Facts about all buildings. */
function ProjectBuilding() {
  const write = useWrite("facts");
  const { project } = useDraft();
  return (
    <div className="settings-fields">
      <BuildingFields
        statements={project}
        write={(key, value, field) =>
          write((draft) => changeProject(draft, (each) => withStatement(each, key, value)), field)
        }
        at=""
      />
    </div>
  );
}

function ProjectFields() {
  const texts = useStudioTexts();
  const write = useWrite("facts");
  const { name, statusDate = "", mainArea = "net" } = useDraft().project;
  return (
    <div className="settings-fields">
      <LocalField
        label={texts.settings.projectName}
        value={name}
        // The name is mandatory in a project, so an empty one is stored as "".
        write={(text, field) => write((draft) => ({ ...draft, project: { ...draft.project, name: text } }), field)}
        at="name"
      />
      <Field
        label={texts.settings.statusDate}
        kind="date"
        hint={texts.settings.statusDateHint}
        value={statusDate}
        failureOf={(text) => (isDate(text) ? undefined : texts.settings.failures.date)}
        write={(text) => write((draft) => setProjectField(draft, "statusDate", text), "statusDate")}
        at="statusDate"
      />
      <label className="field">
        <span>{texts.settings.mainArea}</span>
        <select
          value={mainArea}
          onChange={({ target }) => {
            const kind = areaKinds.find((each) => each === target.value);
            write((draft) => setProjectField(draft, "mainArea", kind));
          }}
        >
          {areaKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.settings.areas[kind]}
            </option>
          ))}
        </select>
        <small>{texts.settings.mainAreaHint}</small>
      </label>
    </div>
  );
}

function CommandField() {
  const texts = useStudioTexts();
  const write = useWrite("uploadCommand");
  const { uploadCommand = "" } = useDraft().settings;
  return (
    <Field
      label={texts.settings.uploadCommand}
      hint={texts.settings.uploadHint}
      value={uploadCommand}
      write={(text) => write((draft) => setSetting(draft, "uploadCommand", text), "uploadCommand")}
    />
  );
}

const afterwards = ["folder", "upload", "nothing"] as const;

/** What happens automatically after a publication. */
function AfterField() {
  const texts = useStudioTexts();
  const write = useWrite("afterPublishing");
  const { afterPublishing = "folder" } = useDraft().settings;
  return (
    <label className="field">
      <span>{texts.settings.afterPublishing}</span>
      <select
        value={afterPublishing}
        onChange={({ target }) => {
          const chosen = (["upload", "nothing"] as const).find((each) => each === target.value);
          write((draft) => setSetting(draft, "afterPublishing", chosen));
        }}
      >
        {afterwards.map((each) => (
          <option key={each} value={each}>
            {texts.settings.afterwards[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
