import { Link } from "wouter";
import { useFacts } from "../facts/FactsContext.tsx";
import type { ProjectFile } from "../facts/projectFile.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { Arrow } from "../layout/Arrow.tsx";
import { FallbackPicture } from "./FallbackPicture.tsx";
import { Outlines } from "./Outlines.tsx";
import { stageClass } from "./stageCss.ts";

/** The intro view without scripts: the picture, both towers as links on it and under it. */
export function SiteFallback({ project: { site, towers } }: { project: ProjectFile }) {
  const facts = useFacts();
  const words = useText(placesText);
  const names = new Map(facts.towers.map(({ id, name }) => [id, name]));
  const links = (of: "outline" | "portraitOutline") =>
    towers.map((tower) => ({ to: "/click-floor", name: names.get(tower.id) ?? tower.label, outline: tower[of] ?? "" }));
  return (
    <div className="screen site-screen">
      {site && (
        <div className={`stage site ${stageClass("site")}`}>
          <div className="cut">
            <FallbackPicture picture={site.picture} portrait={site.portrait} sizes="100vw" isFirst />
            <Outlines picture={site.picture} links={links("outline")} on="wide" />
            {site.portrait && <Outlines picture={site.portrait} links={links("portraitOutline")} on="column" />}
          </div>
        </div>
      )}
      <p className="said">{words.chooseTower}</p>
      <ul className="halves" aria-label={words.towers}>
        {facts.towers.map(({ id, name, floors, homes }) => (
          <li key={id}>
            <Link href="/click-floor" className="half">
              <b>{name}</b>
              <span>
                {words.floors(floors.length)}, {words.homes(homes)}
              </span>
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
