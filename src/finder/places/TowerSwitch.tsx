import { localText } from "../../project/localText.ts";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { useFinderSettings } from "../state/FinderContext.tsx";

/** Leads to the same place in another tower. Not there where the project has one tower. */
export function TowerSwitch({ current, onPick }: { current: string; onPick: (tower: string) => void }) {
  const { project } = useFinderSettings();
  const texts = useTexts();
  const locale = useLocale();
  if (project.towers.length < 2) return null;
  return (
    <div className="switch" role="group" aria-label={texts.switchTower}>
      {project.towers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          part="button"
          aria-pressed={id === current}
          onClick={() => id !== current && onPick(id)}
        >
          {localText(name, locale)}
        </button>
      ))}
    </div>
  );
}
