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
                  x: replacedText(relaxation, groupText(filter, relaxation.group, context), { searched, context }),
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

/** "banesa, nëse sipërfaqja fillon nga 92 m²": "apartments, if the area starts at 92 m²". */
function suggestionText({ group, change, apartments }: FilterRelaxation, context: FilterContext): string {
  const { language } = context;
  const { locale } = language;
  const texts = searchTexts(language);
  const [, unit = ""] = countedApartments(language, apartments).split(/^\S+ /);
  if ("value" in change && isRangeGroup(group)) {
    const values = { group: texts[subjectKeys[group]], x: rangeEndText(group, change.value, context) };
    return `${unit}, ${fill(change.kind === "from" ? texts.ifFrom : texts.ifTo, values)}`;
  }
  if (change.kind === "also") {
    const x = withLowerFirstLetter(optionText(group as "sides", change.option, context), locale);
    return `${unit}, ${fill(texts.ifAlso, { x })}`;
  }
  return `${unit}, ${fill(texts.ifWithout, { x: texts[limitKeys[group]] })}`;
}

/** The part of the filter that a suggestion replaces, as text: the value of an end, or the whole group (`groupAsText`). */
function replacedText(
  { group, change }: FilterRelaxation,
  groupAsText: string,
  { searched, context }: Pick<Props, "searched" | "context">,
): string {
  if (change.kind === "from" || change.kind === "to") {
    if (!isRangeGroup(group)) return groupAsText;
    const value = searched.filter[group]?.[change.kind];
    return value === undefined ? groupAsText : rangeEndText(group, value, context);
  }
  if (change.kind === "also" && group === "bedrooms") return searched.filter.bedrooms.join(", ");
  return withLowerFirstLetter(groupAsText, context.language.locale);
}

/** One end of a range as text; of a floor only its label, which follows the word for floor. */
const rangeEndText = (group: RangeGroup, value: number, context: FilterContext): string =>
  group === "floor" ? floorNumberLabel(value, context) : rangeValueText(group, value, context);

const withLowerFirstLetter = (text: string, locale: string): string =>
  locale === "de" || /^\p{Lu}\d/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Texts for a group as a limit: "without the limit on …". */
const limitKeys = {
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

/** Texts for a group as the subject of a sentence: "the area". */
const subjectKeys = {
  area: "theArea",
  floor: "theFloor",
  outdoorArea: "theOutdoor",
  price: "thePrice",
  perM2: "thePerM2",
} as const satisfies Readonly<Record<RangeGroup, keyof SearchTexts>>;
