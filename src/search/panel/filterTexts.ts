import { searchTexts } from "../../text/searchTexts.ts";
import { titleOfFloorLabel } from "../../facts/titles.ts";
import { floorLabel, towerLabel } from "../../project/localText.ts";
import type { Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { pluralText } from "../../text/format/pluralText.ts";
import { formatArea, formatNumber } from "../../text/format/formatArea.ts";
import { formatPrice } from "../../text/format/formatPrice.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { Filter, Group, OptionGroup, Range, RangeGroup } from "../filter/filter.ts";
import type { FilterOptions } from "./filterOptions.ts";

/** Everything needed to describe filters. */
export type FilterContext = {
  readonly project: Project;
  readonly options: FilterOptions;
  readonly language: Language;
};

/** The part of it that is needed to describe a filter. */
export type TextContext = Pick<FilterContext, "project" | "language"> & {
  readonly options: Pick<FilterOptions, "scales" | "currency">;
};

/** The choice of a group in words: "2 ose 3 dhoma gjumi", "75–110 m²", "Katet 3–11", "Jug ose perëndim", "E lirë". */
export function groupText(filter: Filter, group: Group, context: TextContext): string {
  switch (group) {
    case "area":
    case "floor":
    case "outdoorArea":
    case "price":
    case "perM2":
      return rangeWords(group, filter[group] ?? {}, context);
    case "bedrooms":
      return bedroomWords(filter.bedrooms, context);
    default:
      return joined(
        filter[group].map((option) => optionText(group, option, context)),
        context,
      );
  }
}

/** One option: "Jug", "K5", "Tarracë"; for bedrooms with the noun, "3 dhoma gjumi". */
export function optionText(group: OptionGroup, option: string | number, context: TextContext): string {
  const { project, language } = context;
  const texts = searchTexts(language);
  switch (group) {
    case "bedrooms":
      return bedroomWords([Number(option)], context);
    case "sides":
      return language.texts[`side${option}` as "sideN"];
    case "towers":
      return towerLabel(
        project.towers.find(({ id }) => id === option),
        language.locale,
      );
    case "statuses":
      return language.texts[option as "available"];
    case "kinds":
      return texts[kindWords[option as "home"]];
    case "outdoor":
      return texts[option as "balcony"];
  }
}

const kindWords = {
  home: "kindHome",
  shop: "kindShop",
  office: "kindOffice",
  parking: "kindParking",
  storage: "kindStorage",
} as const;

/** A range with both ends; an open end is the project's smallest or largest value. */
function rangeWords(group: RangeGroup, range: Range, context: TextContext): string {
  const { options, language } = context;
  const texts = searchTexts(language);
  const scale = options.scales[group] ?? { from: 0, to: 0 };
  const { from = Math.min(scale.from, range.to ?? scale.from), to = Math.max(scale.to, range.from ?? scale.to) } =
    range;
  if (group === "price" || group === "perM2") return priceWords(group, { ...range, to }, context);
  if (group !== "floor") {
    const { locale } = language;
    const area = from === to ? formatArea(from, locale) : `${formatNumber(from, locale)}–${formatArea(to, locale)}`;
    return group === "area" ? area : `${texts.outdoorSpace} ${area}`;
  }
  if (from === to) return figureText("floor", from, context);
  return fill(texts.storeys, { a: floorNumberLabel(from, context), b: floorNumberLabel(to, context) });
}

function priceWords(group: "price" | "perM2", { from, to = 0 }: Range, context: TextContext): string {
  const price = figureText(group, to, context);
  return from === undefined
    ? fill(searchTexts(context.language).upTo, { price })
    : `${figureText(group, from, context)}–${price}`;
}

/** One value of a range: "92 m²", "Kati 3", "195.000 €". */
export function figureText(group: RangeGroup, figure: number, context: TextContext): string {
  const { options, language } = context;
  const { texts, locale } = language;
  if (group === "floor") return titleOfFloorLabel(floorNumberLabel(figure, context), texts);
  if (group !== "price" && group !== "perM2") return formatArea(figure, locale);
  const price = formatPrice({ kind: "exact", amount: figure, currency: options.currency }, language);
  return group === "price" ? price : `${price}/m²`;
}

/** "3", "Përdhesa"; "Mezanini / 1" if buildings have different names for the floor. */
export function floorNumberLabel(floor: number, { project, language }: TextContext): string {
  const records = project.floors.filter((candidate) => candidate.floor === floor);
  return [
    ...new Set((records.length > 0 ? records : [{ floor }]).map((each) => floorLabel(each, language.locale))),
  ].join(" / ");
}

/** The labels of the floors, top first; `undefined` if all labels are numbers. */
export function floorNumberLabels(context: TextContext): ReadonlyMap<number, string> | undefined {
  const { from, to } = context.options.scales.floor ?? { from: 0, to: 0 };
  const figures = [...Array(Math.max(0, to - from + 1)).keys()].map((index) => to - index);
  const names = new Map(figures.map((figure) => [figure, floorNumberLabel(figure, context)]));
  return figures.every((figure) => names.get(figure) === String(figure)) ? undefined : names;
}

function bedroomWords(counts: readonly number[], context: TextContext): string {
  const { texts, locale } = context.language;
  const [count] = counts;
  if (counts.length === 1 && count !== undefined) return pluralText(texts, "bedrooms", count, locale);
  return fill(searchTexts(context.language).bedroomsOf, { n: joined(counts.map(String), context) });
}

/** "Jug", "Jug ose perëndim", "Veri, lindje ose jug"; German keeps its capitals. */
function joined(names: readonly string[], { language }: TextContext): string {
  const { aOrB } = searchTexts(language);
  const lower = (name: string): string => (language.locale === "de" || /\d/.test(name) ? name : name.toLowerCase());
  const [first = "", ...others] = names.map((name, index) => (index === 0 ? name : lower(name)));
  const last = others.pop();
  return last === undefined ? first : fill(aOrB, { a: [first, ...others].join(", "), b: last });
}
