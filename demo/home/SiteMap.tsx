import type { SiteMap as SiteMapData } from "../../owner/site/siteMapSchema.ts";
import { useFacts } from "../text/FactsContext.tsx";
import { homePartsText } from "../text/pages/homeParts.ts";
import { useText } from "../text/LanguageContext.tsx";

type Props = {
  /** A description for visitors who cannot see the map. */
  readonly name: string;
  readonly map: SiteMapData | null;
};

/** The surroundings drawn from the model: streets white, towers in ink, the park dotted. */
export function SiteMap({ name, map }: Props) {
  const text = useText(homePartsText);
  const { towers } = useFacts();
  if (!map) return null;
  const { blocks, park, squares, streets, paths } = map;
  return (
    <svg className="map" viewBox="-150 -128 300 238" role="img" aria-label={name}>
      <pattern id="map-dots" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r=".6" />
      </pattern>
      <g transform="rotate(-5)">
        <path className="map-blocks" d={blocks} />
        {streets.map(({ line, width }) => (
          <path key={line} className="map-street" d={line} strokeWidth={width} />
        ))}
        <path className="map-park" d={park} />
        <path fill="url(#map-dots)" d={park} />
        {paths.map(({ line, width }) => (
          <path key={line} className="map-path" d={line} strokeWidth={width} />
        ))}
        <path className="map-square" d={squares} />
        {map.towers.map(({ id, outline, at: [x, y] }) => (
          <g key={id}>
            <path d={outline} />
            <text className="map-tower" x={x} y={y} dy=".35em">
              {towers.find((tower) => tower.id === id)?.name}
            </text>
          </g>
        ))}
        {park && (
          <text className="map-name" x="-34" y="28">
            {text.park}
          </text>
        )}
      </g>
    </svg>
  );
}
