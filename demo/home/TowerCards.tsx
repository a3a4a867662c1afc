import west from "picture:towers/k5";
import westUpright from "picture:towers/k5-portrait";
import east from "picture:towers/k6";
import eastUpright from "picture:towers/k6-portrait";
import { Link } from "wouter";
import { useFacts } from "../text/FactsContext.tsx";
import type { TowerFacts } from "../facts/siteFacts.ts";
import { Arrow, ArrowLink } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";

const pictures = [
  { wide: west, upright: westUpright },
  { wide: east, upright: eastUpright },
];

type Words = { readonly leads: Readonly<Record<string, string>>; readonly choose: (tower: string) => string };
type Props = { readonly words?: Words; readonly isFirst?: boolean };

/** Both towers, seven columns and five: picture, name and facts are one link to the tower's floors. */
export function TowerCards({ words, isFirst = false }: Props) {
  const { towers } = useFacts();
  return (
    <ul className="cards">
      {towers.map((tower, index) => {
        const to = index === 0 ? "/click-floor" : `/click-floor#${tower.id}`;
        return (
          <li key={tower.id}>
            <TowerCard tower={tower} index={index} isFirst={isFirst && index === 0} />
            {words?.leads[tower.id] && <p className="lead card-lead">{words.leads[tower.id]}</p>}
            {words && <ArrowLink to={to}>{words.choose(tower.name)}</ArrowLink>}
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = { readonly tower: TowerFacts; readonly index: number; readonly isFirst: boolean };

function TowerCard({ tower: { id, name, floors, count: apartments }, index, isFirst }: CardProps) {
  const text = useText(placesText);
  const picture = pictures[index];
  const sizes = `(min-width: 600px) ${index === 0 ? 54 : 38}vw, 80vw`;
  return (
    <Link href={index === 0 ? "/click-floor" : `/click-floor#${id}`} className="card">
      <span className="card-picture">
        {picture?.wide && (
          <ShownPicture
            picture={picture.wide}
            {...(picture.upright && { portrait: picture.upright })}
            alt=""
            sizes={sizes}
            isFirst={isFirst}
          />
        )}
      </span>
      <span className="card-line">
        <b translate="no">{name}</b>
        <span>{`${text.floors(floors.length)}, ${text.apartments(apartments)}`}</span>
        <Arrow />
      </span>
    </Link>
  );
}
