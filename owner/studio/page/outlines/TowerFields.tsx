import { labelTower, nameTower } from "../../draft/edit/floors.ts";
import { useTexts } from "../frame/TextsContext.ts";
import { Field } from "../settings/fields/Field.tsx";
import { LocalField } from "../settings/fields/LocalField.tsx";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useProjectPart } from "../state/ProjectContext.ts";

/** What a tower is called, and what where there is little room. */
export function TowerFields({ tower }: { readonly tower: string }) {
  const texts = useTexts();
  const write = useWrite("towerName");
  const towers = useProjectPart((project) => project.towers);
  const index = towers.findIndex(({ id }) => id === tower);
  return (
    <>
      <LocalField
        label={texts.overview.towerName}
        value={towers[index]?.name}
        write={(name, field) => write((draft) => nameTower(draft, tower, name), field)}
        at={`towers[${index}].name`}
      />
      <Field
        label={texts.overview.towerShortName}
        value={towers[index]?.label ?? ""}
        hint={texts.overview.towerShortHint}
        write={(label) => write((draft) => labelTower(draft, tower, label), `towers[${index}].label`)}
        at={`towers[${index}].label`}
      />
    </>
  );
}
