import { nameTower } from "../../draft/edit/floors.ts";
import { useTexts } from "../frame/TextsContext.ts";
import { LocalField } from "../settings/fields/LocalField.tsx";
import { useWrite } from "../settings/fields/useWrite.ts";
import { useProjectPart } from "../state/ProjectContext.ts";

/** What a tower is called. */
export function TowerFields({ tower }: { readonly tower: string }) {
  const texts = useTexts();
  const write = useWrite("towerName");
  const towers = useProjectPart((project) => project.towers);
  const index = towers.findIndex(({ id }) => id === tower);
  return (
    <LocalField
      label={texts.overview.towerName}
      value={towers[index]?.name}
      write={(name, field) => write((draft) => nameTower(draft, tower, name), field)}
      at={`towers[${index}].name`}
    />
  );
}
