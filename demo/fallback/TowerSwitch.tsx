import { useFacts } from "../facts/FactsContext.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

/** Two halves: the current tower filled, the other to be pressed; each stands on the same page. */
export function TowerSwitch({ current, towers }: { current: string; towers?: readonly string[] }) {
  const words = useText(placesText);
  const all = useFacts().towers;
  return (
    <div className="switch" role="group" aria-label={words.switchTower}>
      {all.map(({ id, name }) =>
        id === current || (towers && !towers.includes(id)) ? (
          <span key={id} aria-current={id === current ? "true" : undefined}>
            {name}
          </span>
        ) : (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ),
      )}
    </div>
  );
}
