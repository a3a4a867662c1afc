import { listingPath } from "../navigation/listingPath.ts";
import type { FileFloor, FilePlan } from "../facts/projectFile.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { FallbackPicture } from "./FallbackPicture.tsx";
import { Outlines } from "./Outlines.tsx";
import { stageClass } from "./stageCss.ts";

type Props = { readonly storey: FileFloor; readonly plan: FilePlan; readonly isFirst: boolean };

/** The plan of a storey, its homes as links, lettered with number and area. */
export function PlanStage({ storey, plan, isFirst }: Props) {
  const words = useText(placesText);
  const homes = plan.regions.flatMap((region) => {
    const apartment = storey.apartments.find(({ number }) => number === region.number);
    return apartment ? [{ region, apartment }] : [];
  });
  const links = homes.map(({ region: { number, outline }, apartment: { id } }) => ({
    to: listingPath(id),
    name: words.apartment(number),
    outline,
  }));
  return (
    <div className={`stage plan ${stageClass(plan.id)}`}>
      <div className="cut">
        <FallbackPicture picture={plan.picture} sizes="100vw" isFirst={isFirst} />
        <Outlines picture={plan.picture} links={links} />
      </div>
      <svg className="lettering" aria-hidden="true" focusable="false">
        {homes.map(({ region: { number, at }, apartment }) => {
          if (!at) return null;
          const x = `${(100 * at[0]) / plan.picture.width}%`;
          const y = `${(100 * at[1]) / plan.picture.height}%`;
          const { status = "available" } = apartment;
          const said = status === "available" ? apartment.area && words.area(apartment.area) : words[status];
          return (
            <g key={number}>
              <text className="number" x={x} y={y}>
                {number}
              </text>
              <text className="facts" x={x} y={y} dy="18">
                {said}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
