import { pictureName } from "../../../site/siteSchema.ts";
import type { SchemaField as ShapeField } from "../../../../src/project/file/schemas.ts";
import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { setSiteValue } from "../../draft/website/editWebsite.ts";
import { siteFieldAt, valueAtPath } from "../../../site/siteParts.ts";
import { towerName } from "../../text/placeText.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { NumberField } from "../frame/NumberField.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { Field } from "../settings/fields/Field.tsx";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useProjectPart, useProjectStore } from "../state/ProjectContext.ts";
import { endUndoStep } from "../state/projectStore.ts";
import { BrandColourFields, FontsField } from "./BrandFields.tsx";
import { MarkField } from "./MarkField.tsx";
import { FilmField } from "./FilmField.tsx";
import { PictureField, PictureList } from "./PictureFields.tsx";
import { SiteItems } from "./SiteItems.tsx";
import { SiteText } from "./SiteText.tsx";
import { useSiteContent } from "./useWebsite.ts";

/** All fields of a part of the website, according to its schema in `site.json`. */
export function SiteFields({ at }: { readonly at: Steps }) {
  const schema = siteFieldAt(at)?.schema;
  if (schema?.kind !== "object") return null;
  return inReadingOrder(Object.keys(schema.fields)).map((name) => <SiteField key={name} at={[...at, name]} />);
}

/** Fields for search engines come after those that visitors read. */
function inReadingOrder(names: readonly string[]): readonly string[] {
  if (!names.includes("headline")) return names;
  const searched = new Set(["title", "description", "picture"]);
  return [...names.filter((name) => !searched.has(name)), ...names.filter((name) => searched.has(name))];
}

/** One field of a part; nothing for fields that can only be edited in the file. */
export function SiteField({ at }: { readonly at: Steps }) {
  const texts = useStudioTexts();
  const name = String(at.at(-1));
  const field = siteFieldAt(at);
  const label = fieldName(name, texts);
  switch (field?.schema.kind) {
    case "localText":
      return <SiteText at={at} label={label} />;
    case "text":
      if (field.schema === pictureName) return <PictureField at={at} label={label} />;
      if (name === "film" || name === "file") return <FilmField at={at} label={texts.website.fields.film} />;
      if (name === "tower") return <TowerField at={at} label={label} />;
      return name in texts.website.fields ? <PlainField {...{ at, label, field }} /> : null;
    case "number":
      return <NumberAt at={at} label={label} />;
    case "flag":
      return <FlagField at={at} label={label} />;
    case "address":
      return <PlainField {...{ at, label, field }} />;
    case "list":
      if (field.schema.item === pictureName) return <PictureList at={at} label={label} />;
      // The sections have their own list.
      return name in texts.website.lists ? (
        <SiteItems at={at} renderFields={(item) => <SiteFields at={item} />} />
      ) : null;
    case "object":
      if (name === "mark") return <MarkField at={at} />;
      if (name === "film") return <SiteFields at={at} />;
      return name === "colours" ? <BrandColourFields at={at} /> : null;
    case "choice":
      return name === "fonts" ? <FontsField at={at} /> : null;
    default:
      return null;
  }
}

function fieldName(name: string, texts: StudioTexts): string {
  const names: Readonly<Record<string, string>> = texts.website.fields;
  return names[name] ?? name;
}

type Props = { readonly at: Steps; readonly label: string };

/** A text that is the same in all languages, such as a figure or years. */
function PlainField({ at, label, field }: Props & { readonly field: ShapeField }) {
  const write = useWrite("website");
  const value = valueAtPath(useSiteContent(), at);
  const path = pathText(at);
  const put = (text: string) =>
    write((draft) => setSiteValue(draft, at, text === "" && field.rule !== "required" ? undefined : text), path);
  return <Field label={label} value={typeof value === "string" ? value : ""} write={put} at={path} />;
}

function NumberAt({ at, label }: Props) {
  const write = useWrite("website");
  const store = useProjectStore();
  const value = valueAtPath(useSiteContent(), at);
  return (
    <NumberField
      name={label}
      value={typeof value === "number" ? value : undefined}
      step={1}
      min={0}
      set={(number) => write((draft) => setSiteValue(draft, at, number), pathText(at))}
      leave={() => endUndoStep(store)}
    />
  );
}

function FlagField({ at, label }: Props) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const value = valueAtPath(useSiteContent(), at);
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => write((draft) => setSiteValue(draft, at, target.checked ? true : undefined))}
      />
      <span>
        <span>{label}</span>
        {at.at(-1) === "headlineOver" && <small className="small">{texts.website.headlineHint}</small>}
      </span>
    </label>
  );
}

/** A building of the project; one that no longer exists stays selected, so that the problem is visible. */
function TowerField({ at, label }: Props) {
  const texts = useStudioTexts();
  const write = useWrite("website");
  const towers = useProjectPart((project) => project.towers);
  const value = valueAtPath(useSiteContent(), at);
  const chosen = typeof value === "string" ? value : "";
  const ids = towers.map(({ id }) => id);
  return (
    <label className="field">
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => write((draft) => setSiteValue(draft, at, target.value))}>
        {[...(ids.includes(chosen) ? [] : [chosen]), ...ids].map((id) => (
          <option key={id} value={id} translate="no">
            {ids.includes(id) ? towerName({ towers }, id, texts) : id || texts.website.chooseTower}
          </option>
        ))}
      </select>
    </label>
  );
}
