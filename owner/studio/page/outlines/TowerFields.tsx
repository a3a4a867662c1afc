import { labelTower, nameTower } from "../../draft/edit/floors.ts";
import { changeTower } from "../../draft/edit/records.ts";
import { withStatement } from "../../draft/settings/buildingFacts.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { BuildingFields } from "../settings/facts/BuildingFields.tsx";
import { Field } from "../settings/fields/Field.tsx";
import { LocalField } from "../settings/fields/LocalField.tsx";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useProjectPart } from "../state/ProjectContext.ts";

/** A tower's name, and its short name for narrow places. */
export function TowerFields({ tower }: { readonly tower: string }) {
  const texts = useStudioTexts();
  const write = useWrite("towerName");
  const towers = useProjectPart((project) => project.towers);
  const index = towers.findIndex(({ id }) => id === tower);
  const own = towers[index];
  return (
    <>
      <LocalField
        label={texts.overview.towerName}
        value={own?.name}
        write={(name, field) => write((draft) => nameTower(draft, tower, name), field)}
        at={`towers[${index}].name`}
      />
      <Field
        label={texts.overview.towerShortName}
        value={own?.label ?? ""}
        hint={texts.overview.towerShortHint}
        write={(label) => write((draft) => labelTower(draft, tower, label), `towers[${index}].label`)}
        at={`towers[${index}].label`}
      />
      {own && (
        <details className="tower-facts">
          <summary>{texts.settings.buildingOwn}</summary>
          <p className="small">{texts.settings.buildingOwnHint}</p>
          <BuildingFields
            statements={own}
            write={(key, value, field) =>
              write((draft) => changeTower(draft, tower, (each) => withStatement(each, key, value)), field)
            }
            at={`towers[${index}]`}
          />
        </details>
      )}
    </>
  );
}
