import { memo, useMemo } from "react";
import { listedPerM2 } from "../../../facts/price/perM2Text.ts";
import { towerLabel } from "../../../project/localText.ts";
import { findTower } from "../../../project/lookUps.ts";
import type { Apartment } from "../../../project/types.ts";
import { Arrow } from "../../../ui/Arrow.tsx";
import { usePageAddress } from "../../../ui/PageOrigin.tsx";
import { LinkOrButton } from "../../../ui/LinkOrButton.tsx";
import { useResultTexts, type ResultActions, type ResultProps, type SortedProps } from "../resultProps.ts";
import { WindowedRows } from "../rows/WindowedRows.tsx";
import { SaveResultButton } from "../SaveResultButton.tsx";
import { SortChoice } from "../SortChoice.tsx";
import { inSentence, floorName } from "../floorName.ts";
import { useShownApartments } from "../useShownApartments.ts";
import type { SearchTexts } from "../../../text/texts.ts";
import { listColumns } from "../list/listColumns.ts";
import { estimatePlanScale, type ScaledPlan } from "./estimatePlanScale.ts";
import { useLanguage } from "../../../ui/TextsContext.tsx";

/** A multiple of 4, 3 and 2, so that rows are complete. */
const blockSize = 12;
/** With more, only those near the screen are rendered; server markup has no more either. */
const maxApartments = 200;
/** Assumed height of a block in px until one has been measured. */
const blockPx = 1000;
/** Minimum width of a card's plan in m, so that small apartments are not drawn huge. */
const minMetres = 8;

/** The plans of the matching apartments at the same scale. */
export function Cards({ project, apartments: matching, saved, actions, sort, onSort }: SortedProps) {
  const texts = useResultTexts(matching);
  const apartments = useShownApartments(project, matching, sort);
  const scale = useMemo(() => estimatePlanScale(project), [project]);
  const columns = useMemo(() => listColumns(project), [project]);
  // The scale depends only on the shown apartments: if all of them are small, they are drawn larger.
  const sizes = useMemo(() => apartments.flatMap((apartment) => scale.planOf(apartment) ?? []), [apartments, scale]);
  const width = Math.ceil(sizes.reduce((max, plan) => Math.max(max, plan.width), minMetres));
  const height = Math.ceil(sizes.reduce((max, plan) => Math.max(max, plan.height), minMetres));
  const hasPlans = sizes.length > 0;
  const isOneScale = useMemo(() => scale.isOneScale(apartments), [apartments, scale]);
  return (
    <div className="results result-cards">
      <div className="cards-head">
        <p>{isOneScale && hasPlans ? texts.scale : ""}</p>
        <SortChoice keys={columns} sort={sort} texts={texts} onSort={onSort} />
      </div>
      <WindowedRows
        className="card-blocks"
        count={Math.ceil(apartments.length / blockSize)}
        isWhole={apartments.length <= maxApartments}
        rowPx={blockPx}
        startRows={2}
        serverRows={Math.ceil(maxApartments / blockSize)}
      >
        {(block) => (
          <ul key={block} className="card-block" data-row={block} aria-label={block === 0 ? texts.list : undefined}>
            {apartments.slice(block * blockSize, (block + 1) * blockSize).map((apartment) => {
              const plan = scale.planOf(apartment);
              return (
                <Card
                  key={apartment.id}
                  {...{ project, apartment, plan, hasPlans, width, height, actions, texts }}
                  isSaved={saved.has(apartment.id)}
                />
              );
            })}
          </ul>
        )}
      </WindowedRows>
    </div>
  );
}

type CardProps = Pick<ResultProps, "project"> & {
  readonly apartment: Apartment;
  readonly plan: ScaledPlan | undefined;
  /** If no apartment has a plan, the cards have text only. */
  readonly hasPlans: boolean;
  readonly width: number;
  readonly height: number;
  readonly isSaved: boolean;
  readonly actions: ResultActions;
  readonly texts: SearchTexts;
};

const Card = memo(function Card({
  project,
  apartment,
  plan,
  hasPlans,
  width,
  height,
  isSaved,
  actions,
  texts,
}: CardProps) {
  const language = useLanguage();
  const { title, area, bedrooms, side, price, status, name } = actions.wordsOf(apartment);
  const isTaken = apartment.status !== undefined && apartment.status !== "available";
  const tower = project.towers.length > 1 ? towerLabel(findTower(project, apartment.tower), language.locale) : "";
  const perM2 = listedPerM2(apartment, language);
  const location = [tower, floorName(project, apartment, language), title];
  const about = [bedrooms, inSentence(side, language.locale)];
  return (
    <li className={`card${isTaken ? " taken" : ""}`}>
      {hasPlans && <Plan plan={plan} area={apartment.area} width={width} height={height} />}
      <div className="card-text">
        <b translate={area ? "no" : undefined}>{area || title}</b>
        <span className="card-place">{location.filter(Boolean).join(", ")}</span>
        <span className="card-about">{about.filter(Boolean).join(", ")}</span>
        <span className="card-price">
          <span translate={!isTaken && price ? "no" : undefined}>{isTaken ? status : price || texts.ask}</span>
          {perM2 && <small translate="no">{perM2}</small>}
        </span>
        <Arrow />
        <SaveResultButton apartment={apartment} isSaved={isSaved} actions={actions} />
      </div>
      <LinkOrButton
        href={actions.hrefOf(apartment)}
        className="over"
        data-apartment={apartment.id}
        aria-label={[location[0], location[1], name, perM2].filter(Boolean).join(", ")}
        onNavigate={() => actions.open(apartment)}
      />
    </li>
  );
});

type PlanProps = {
  readonly plan: ScaledPlan | undefined;
  readonly area: number | undefined;
  readonly width: number;
  readonly height: number;
};

/**
 * The drawing of a card, in metres: all cards are equally wide, whatever their apartment's size. Without a plan, a slab of its area.
 */
function Plan({ plan, area = 0, width, height }: PlanProps) {
  const addressOf = usePageAddress();
  const slab = plan ?? slabOf(area, width, height);
  const box = {
    x: (width - slab.width) / 2,
    y: height - slab.height,
    width: slab.width,
    height: slab.height,
  };
  return (
    <svg className="card-plan" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={plan ? "card-sheet" : "card-slab"} {...box} />
      {plan && <image {...box} href={addressOf(plan.picture.src)} preserveAspectRatio="none" />}
      <rect className="card-light" {...box} />
    </svg>
  );
}

/** Assumed proportions of an apartment: a little wider than deep. */
function slabOf(area: number, maxWidth: number, maxHeight: number) {
  const width = Math.min(maxWidth, Math.sqrt(area * 1.3));
  return { width, height: width && Math.min(maxHeight, area / width) };
}
