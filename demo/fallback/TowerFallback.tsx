import { useFacts } from "../facts/FactsContext.tsx";
import { floorPath } from "../navigation/floorPath.ts";
import type { ProjectFile } from "../facts/projectFile.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { FallbackPicture } from "./FallbackPicture.tsx";
import { FloorList } from "./FloorList.tsx";
import { Legend } from "./Legend.tsx";
import { Outlines } from "./Outlines.tsx";
import { stageClass } from "./stageCss.ts";
import { TowerSwitch } from "./TowerSwitch.tsx";
import { Trail } from "./Trail.tsx";

type Props = { readonly project: ProjectFile; readonly id: string };

/** One tower without scripts: its picture with the storeys as links, and its section as a list. */
export function TowerFallback({ project, id }: Props) {
  const { towers } = useFacts();
  const words = useText(placesText);
  const index = towers.findIndex((each) => each.id === id);
  const facts = towers[index];
  if (!facts) return null;
  const look = index === 0 ? "" : " turned";
  return (
    <div className={`screen split tower-screen ${stageClass(id)}${look}`}>
      <header className="head">
        <Trail steps={[{ name: words.towers, to: "/" }]} here={facts.name} />
        <TowerSwitch current={id} />
        <h2>{facts.name}</h2>
        <p className="advice">{words.chooseFloor}</p>
      </header>
      <Scene project={project} id={id} isFirst={index === 0} />
      <p className="panel docked">{words.chooseFloor}</p>
      <details className="side">
        <summary>
          {words.floorList} <span>{facts.floors.length}</span>
        </summary>
        <FloorList tower={facts} isFirst={index === 0} />
        {facts.floors.some(({ cells }) => cells) && <Legend date={project.statusDate} />}
      </details>
    </div>
  );
}

function Scene({ project, id, isFirst }: Props & { isFirst: boolean }) {
  const words = useText(placesText);
  const tower = project.towers.find((each) => each.id === id);
  if (!tower?.picture) return <div className="scene" />;
  const floors = project.floors.filter((each) => each.tower === id).toSorted((a, b) => b.floor - a.floor);
  const links = (of: "outline" | "portraitOutline") =>
    floors.map((floor) => ({
      to: floorPath(floor.floor) + (isFirst ? "" : `#${id}`),
      name: words.floor(floor.floor),
      outline: floor[of] ?? "",
    }));
  return (
    <div className="scene">
      <div className="stage tower">
        <div className="cut">
          <FallbackPicture
            picture={tower.picture}
            portrait={tower.portrait}
            sizes="(min-width: 900px) 65vw, 100vw"
            isFirst={isFirst}
          />
          <Outlines picture={tower.picture} links={links("outline")} on="wide" />
          {tower.portrait && <Outlines picture={tower.portrait} links={links("portraitOutline")} on="column" />}
        </div>
      </div>
    </div>
  );
}
