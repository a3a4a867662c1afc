import { localText } from "../../project/localText.ts";
import { useLocale, useTexts } from "../../ui/TextsContext.tsx";
import { LinkOrButton } from "../../ui/LinkOrButton.tsx";
import { useFinderSettings } from "../state/FinderContext.tsx";

type Props = {
  readonly current: string;
  /** The page's own address of the place in another tower. */
  readonly addressOf: (tower: string) => string | undefined;
  /** Says whether somebody took it. */
  readonly onPick: (tower: string) => boolean;
};

/** More, or longer names, stand in no row: the path leads back to all of them. */
const [mostTowers, mostLetters] = [4, 30];

/** Leads to the same place in another tower. Not there where the project has one tower, or many. */
export function TowerSwitch({ current, addressOf, onPick }: Props) {
  const { project } = useFinderSettings();
  const texts = useTexts();
  const locale = useLocale();
  const names = project.towers.map(({ name }) => localText(name, locale));
  if (names.length < 2 || names.length > mostTowers || names.join("").length > mostLetters) return null;
  return (
    <div
      className="switch"
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
