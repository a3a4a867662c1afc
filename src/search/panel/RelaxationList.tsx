import { searchTexts } from "../../text/searchTexts.ts";
import { countedApartments } from "../../facts/counted.ts";
import { fill } from "../../text/format/fill.ts";
import { Arrow } from "../../ui/Arrow.tsx";
import { isRangeGroup, type Group, type RangeGroup } from "../filter/filter.ts";
import type { FilterRelaxation } from "../filter/relaxFilter.ts";
import { SearchChangeLink } from "../SearchChangeLink.tsx";
import type { SearchTexts } from "../../text/texts.ts";
import { rangeValueText, groupText, optionText, floorNumberLabel, type FilterContext } from "./filterTexts.ts";
import { includesNonResidential, type Searched } from "../useSearched.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = {
  readonly searched: Searched;
  readonly context: FilterContext;
  readonly relaxations: readonly FilterRelaxation[];
  /** Called with the suggestion whose apartments are to be shown below. */
  readonly onPreview: (relaxation: FilterRelaxation) => void;
};

/** No results: suggestions for loosening the filter, and how many apartments each adds. */
export function RelaxationList({ searched, context, relaxations, onPreview }: Props) {
  const texts = searchTexts(useLanguage());
  const { filter, change, clear } = searched;
  if (relaxations.length === 0) {
    return (
      <SearchChangeLink to={{ filter: null }} className="button outlined no-results-all" onNavigate={clear}>
        {texts.clearAllFilters}
      </SearchChangeLink>
    );
  }
  return (
    <div className="no-results">
      <p className="no-results-lead">{includesNonResidential(searched) ? texts.loosenUnits : texts.loosen}</p>
      <ul className="no-results-ways">
        {relaxations.map((relaxation) => (
          <li key={`${relaxation.group} ${relaxation.change.kind}`}>
            <SearchChangeLink
              to={{ filter: relaxation.filter }}
              onNavigate={() => change(relaxation.filter)}
              onPointerEnter={() => onPreview(relaxation)}
              onFocus={() => onPreview(relaxation)}
            >
              <b>{relaxation.apartments.length}</b>
              <span className="no-results-way">{suggestionText(relaxation, context)}</span>
              <span className="no-results-instead">
                {fill(relaxation.change.kind === "also" ? texts.insteadOfOnly : texts.insteadOf, {
                  x: insteadOf(relaxation, groupText(filter, relaxation.group, context), { searched, context }),
                })}
              </span>
              <Arrow />
            </SearchChangeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "banesa, nëse sipërfaqja fillon nga 92 m²". */
function suggestionText({ group, change, apartments }: FilterRelaxation, context: FilterContext): string {
  const { language } = context;
  const { locale } = language;
  const zero = searchTexts(language);
  const [, unit = ""] = countedApartments(language, apartments).split(/^\S+ /);
  if ("value" in change && isRangeGroup(group)) {
    const values = { group: zero[subjects[group]], x: rangeEndText(group, change.value, context) };
    return `${unit}, ${fill(change.kind === "from" ? zero.ifFrom : zero.ifTo, values)}`;
  }
  if (change.kind === "also") {
    const x = withLowerFirstLetter(optionText(group as "sides", change.option, context), locale);
    return `${unit}, ${fill(zero.ifAlso, { x })}`;
  }
  return `${unit}, ${fill(zero.ifWithout, { x: zero[limits[group]] })}`;
}

/** The part of the filter that a suggestion replaces: the value of an end, or the group's current choice. */
function insteadOf(
  { group, change }: FilterRelaxation,
  all: string,
  { searched, context }: Pick<Props, "searched" | "context">,
): string {
  if (change.kind === "from" || change.kind === "to") {
    if (!isRangeGroup(group)) return all;
    const figure = searched.filter[group]?.[change.kind];
    return figure === undefined ? all : rangeEndText(group, figure, context);
  }
  if (change.kind === "also" && group === "bedrooms") return searched.filter.bedrooms.join(", ");
  return withLowerFirstLetter(all, context.language.locale);
}

/** One end of a range as text; of a floor only its label, which follows the word for floor. */
const rangeEndText = (group: RangeGroup, figure: number, context: FilterContext): string =>
  group === "floor" ? floorNumberLabel(figure, context) : rangeValueText(group, figure, context);

const withLowerFirstLetter = (text: string, locale: string): string =>
  locale === "de" || /^\p{Lu}\d/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const limits = {
  bedrooms: "limitBedrooms",
  area: "limitArea",
  floor: "limitFloor",
  sides: "limitSide",
  towers: "limitTower",
  outdoor: "limitOutdoor",
  outdoorArea: "limitOutdoor",
  price: "limitPrice",
  perM2: "limitPerM2",
  kinds: "limitKind",
  statuses: "limitStatus",
} as const satisfies Readonly<Record<Group, keyof SearchTexts>>;

const subjects = {
  area: "theArea",
  floor: "theFloor",
  outdoorArea: "theOutdoor",
  price: "thePrice",
  perM2: "thePerM2",
} as const satisfies Readonly<Record<RangeGroup, keyof SearchTexts>>;
