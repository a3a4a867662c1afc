import { localText } from "../../project/localText.ts";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useFinderSettings } from "../state/FinderContext.tsx";

type Props = {
  readonly current: string;
  /** The page's address of the same place in another tower. */
  readonly addressOf: (tower: string) => string | undefined;
  /** Returns whether the choice was handled. */
  readonly onPick: (tower: string) => boolean;
};

/** With more towers or longer names the row is left out; the breadcrumb leads to all of them. */
const [maxTowers, maxLetters] = [4, 30];

/** Links to the same place in another tower. Not rendered for one tower, or for many. */
export function TowerSwitch({ current, addressOf, onPick }: Props) {
  const { project } = useFinderSettings();
  const texts = useTexts();
  const locale = useLocale();
  const names = project.towers.map(({ name }) => localText(name, locale));
  if (names.length < 2 || names.length > maxTowers || names.join("").length > maxLetters) return null;
  return (
    <div
      className="switch"
      part="segments"
      role="group"
      aria-label={`${texts.switchTower}: ${names[project.towers.findIndex(({ id }) => id === current)] ?? ""}`}
    >
      {project.towers.map(({ id }, index) => {
        const href = addressOf(id);
        const isCurrent = id === current;
        return (
          <LinkOrButton
            key={id}
            part="button"
            translate="no"
            href={href}
            {...(href === undefined ? { "aria-pressed": isCurrent } : { "aria-current": isCurrent })}
            onNavigate={() => isCurrent || onPick(id)}
          >
            {names[index]}
          </LinkOrButton>
        );
      })}
    </div>
  );
}
