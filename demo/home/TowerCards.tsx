import { Link } from "wouter";
import { usePageContent } from "../pageContent/ContentContext.tsx";
import { towerPath } from "../navigation/projectRoutes.ts";
import { useFacts } from "../text/FactsContext.tsx";
import type { SiteTower } from "../facts/siteFacts.ts";
import { Arrow, ArrowLink } from "../layout/Arrow.tsx";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import type { SitePicture } from "../pictures/sitePicture.ts";
import { useText } from "../text/LanguageContext.tsx";
import { countedUnits } from "../text/placeNames.ts";
import { placesText } from "../text/places.ts";

type Props = {
  /** The page whose pictures are used. */
  readonly page: "home" | "projects";
  /** Text about a tower in addition to its facts. */
  readonly leads?: readonly { readonly tower: string; readonly text: string }[];
  readonly choose?: (tower: string) => string;
  readonly isFirst?: boolean;
};

/** The towers in seven and five columns: picture, name and facts form one link to the tower's floors. */
export function TowerCards({ page, leads, choose, isFirst = false }: Props) {
  const { pictures } = usePageContent(page);
  const { towers } = useFacts();
  return (
    <ul className="cards">
      {towers.map((tower, index) => {
        const lead = leads?.find((each) => each.tower === tower.id);
        const to = towerPath(tower.id, towers);
        return (
          <li key={tower.id}>
            <TowerCard
              tower={tower}
              to={to}
              index={index}
              isFirst={isFirst && index === 0}
              wide={pictures[`towers/${tower.id}`]}
              upright={pictures[`towers/${tower.id}-portrait`]}
            />
            {lead && <p className="lead card-lead">{lead.text}</p>}
            {choose && <ArrowLink to={to}>{choose(tower.name)}</ArrowLink>}
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = {
  readonly tower: SiteTower;
  readonly to: string;
  readonly index: number;
  readonly isFirst: boolean;
  readonly wide: SitePicture | undefined;
  readonly upright: SitePicture | undefined;
};

function TowerCard({ tower, to, index, isFirst, wide, upright }: CardProps) {
  const { name, floors } = tower;
  const text = useText(placesText);
  const sizes = `(min-width: 600px) ${index === 0 ? 54 : 38}vw, 80vw`;
  return (
    <Link href={to} className="card">
      {wide && (
        <span className="card-picture">
          <ShownPicture picture={wide} {...(upright && { portrait: upright })} alt="" sizes={sizes} isFirst={isFirst} />
        </span>
      )}
      <span className="card-line">
        <b translate="no">{name}</b>
        <span className="card-facts">
          <span>{`${text.floors(floors.length)}, ${countedUnits(text, tower)}`}</span>
          <Arrow />
        </span>
      </span>
    </Link>
  );
}
