import { findFloor, findPlan, findRegion } from "../project/lookUps.ts";
import { localText } from "../project/localText.ts";
import type { Apartment, Layout, Picture, Project } from "../project/types.ts";
import { useLocale } from "../ui/TextsContext.tsx";
import { letteringSizes, roomLettering } from "../finder/apartment/apartmentLettering.ts";

/** The box of the plan on the paper in CSS px (Sheet.css: 106 by 112 mm). */
const [boxWidthPx, boxHeightPx] = [400, 423];

type Props = { readonly apartment: Apartment | undefined; readonly layout: Layout | undefined };

/** The apartment's plan with room names in the visitor's language; an apartment's own drawing already contains them. */
export function SheetPlan({ apartment, layout }: Props) {
  const locale = useLocale();
  const plan = apartment?.plan ?? layout?.plan;
  if (!plan) return null;
  const scale = Math.min(boxWidthPx / plan.width, boxHeightPx / plan.height);
  const rooms = roomLettering(apartment?.plan ? [] : (layout?.rooms ?? []), locale);
  const labelLines = letteringSizes(rooms, plan, scale);
  return (
    <Drawing className="sheet-plan" picture={plan}>
      {rooms.map(({ name, area, at: [x, y] }, i) =>
        labelLines[i] === "none" ? null : (
          <text key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${1 / scale})`} textAnchor="middle">
            <tspan x="0" y={labelLines[i] === "full" ? -2 : 4}>
              {name}
            </tspan>
            {labelLines[i] === "full" && (
              <tspan x="0" y="11" className="sheet-area">
                {area}
              </tspan>
            )}
          </text>
        ),
      )}
    </Drawing>
  );
}

/** The floor's plan with a frame around this apartment. */
export function SheetFloor({ project, apartment }: { readonly project: Project; readonly apartment: Apartment }) {
  const floor = findFloor(project, apartment.tower, apartment.floor);
  const plan = findPlan(project, floor?.plan ?? "");
  if (!plan?.picture) return null;
  const region = findRegion(plan, apartment);
  return (
    <Drawing className="sheet-floor" picture={plan.picture}>
      {region && <path d={region.outline} />}
    </Drawing>
  );
}

type DrawingProps = { readonly className: string; readonly picture: Picture; readonly children: React.ReactNode };

/** Picture and drawing share a box and are aligned to its upper left. */
function Drawing({ className, picture, children }: DrawingProps) {
  return (
    <div className={`sheet-drawing ${className}`}>
      <SheetPicture picture={picture} sizes="400px" />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} preserveAspectRatio="xMinYMin" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

type PictureProps = { readonly picture: Picture; readonly sizes: string };

/** Loads eagerly, because printing does not wait. */
export function SheetPicture({ picture: { src, width, height, alt, sources }, sizes }: PictureProps) {
  const locale = useLocale();
  return (
    <picture>
      {sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={src} width={width} height={height} alt={localText(alt, locale)} />
    </picture>
  );
}
