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

/** What the filter's panel needs to describe its options. */
export type FilterContext = {
  readonly project: Project;
  readonly options: FilterOptions;
  readonly language: Language;
};

/** What is needed to write a filter as text. */
export type FilterTextContext = Pick<FilterContext, "project" | "language"> & {
  readonly options: Pick<FilterOptions, "scales" | "currency">;
};

/** A group of the filter as text: "2 ose 3 dhoma gjumi", "75–110 m²", "Katet 3–11", "Jug ose perëndim", "E lirë". */
export function groupText(filter: Filter, group: Group, context: FilterTextContext): string {
  switch (group) {
    case "area":
    case "floor":
    case "outdoorArea":
    case "price":
    case "perM2":
      return rangeText(group, filter[group] ?? {}, context);
    case "bedrooms":
      return bedroomsText(filter.bedrooms, context);
    default:
      return joinWithOr(
        filter[group].map((option) => optionText(group, option, context)),
        context,
      );
  }
}

/** An option as text: "Jug", "K5", "Tarracë"; a number of bedrooms with its noun: "3 dhoma gjumi". */
export function optionText(group: OptionGroup, option: string | number, context: FilterTextContext): string {
  const { project, language } = context;
  const texts = searchTexts(language);
  switch (group) {
    case "bedrooms":
      return bedroomsText([Number(option)], context);
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
      return texts[kindTextKeys[option as "home"]];
    case "outdoor":
      return texts[option as "balcony"];
  }
}

const kindTextKeys = {
  home: "kindHome",
  shop: "kindShop",
  office: "kindOffice",
  parking: "kindParking",
  storage: "kindStorage",
} as const;

/** A range with both ends as text; an open end is the project's smallest or largest value. An open range of prices is "up to …". */
function rangeText(group: RangeGroup, range: Range, context: FilterTextContext): string {
  const { options, language } = context;
  const texts = searchTexts(language);
  const scale = options.scales[group] ?? { from: 0, to: 0 };
  const { from = Math.min(scale.from, range.to ?? scale.from), to = Math.max(scale.to, range.from ?? scale.to) } =
    range;
  if (group === "price" || group === "perM2") return priceRangeText(group, { ...range, to }, context);
  if (group !== "floor") {
    const { locale } = language;
    const area = from === to ? formatArea(from, locale) : `${formatNumber(from, locale)}–${formatArea(to, locale)}`;
    return group === "area" ? area : `${texts.outdoorSpace} ${area}`;
  }
  if (from === to) return rangeValueText("floor", from, context);
  return fill(texts.storeys, { a: floorNumberLabel(from, context), b: floorNumberLabel(to, context) });
}

function priceRangeText(group: "price" | "perM2", { from, to = 0 }: Range, context: FilterTextContext): string {
  const price = rangeValueText(group, to, context);
  return from === undefined
    ? fill(searchTexts(context.language).upTo, { price })
    : `${rangeValueText(group, from, context)}–${price}`;
}

/** One value of a range as text: "92 m²", "Kati 3", "195.000 €". */
export function rangeValueText(group: RangeGroup, value: number, context: FilterTextContext): string {
  const { options, language } = context;
  const { texts, locale } = language;
  if (group === "floor") return titleOfFloorLabel(floorNumberLabel(value, context), texts);
  if (group !== "price" && group !== "perM2") return formatArea(value, locale);
  const price = formatPrice({ kind: "exact", amount: value, currency: options.currency }, language);
  return group === "price" ? price : `${price}/m²`;
}

/** The label of a floor: "3", "Përdhesa"; "Mezanini / 1" if towers have different labels for it. */
export function floorNumberLabel(floor: number, { project, language }: FilterTextContext): string {
  const records = project.floors.filter((candidate) => candidate.floor === floor);
  const labels = (records.length > 0 ? records : [{ floor }]).map((record) => floorLabel(record, language.locale));
  return [...new Set(labels)].join(" / ");
}

/** The labels of the floors by number, top first; `undefined` if every label is the floor's number. */
export function floorNumberLabels(context: FilterTextContext): ReadonlyMap<number, string> | undefined {
  const { from, to } = context.options.scales.floor ?? { from: 0, to: 0 };
  const floors = [...Array(Math.max(0, to - from + 1)).keys()].map((index) => to - index);
  const labels = new Map(floors.map((floor) => [floor, floorNumberLabel(floor, context)]));
  return floors.every((floor) => labels.get(floor) === String(floor)) ? undefined : labels;
}

function bedroomsText(counts: readonly number[], context: FilterTextContext): string {
  const { texts, locale } = context.language;
  const [count] = counts;
  if (counts.length === 1 && count !== undefined) return pluralText(texts, "bedrooms", count, locale);
  return fill(searchTexts(context.language).bedroomsOf, { n: joinWithOr(counts.map(String), context) });
}

/** Joins names with "or": "Jug", "Jug ose perëndim", "Veri, lindje ose jug". All but the first are in lower case, except in German. */
function joinWithOr(names: readonly string[], { language }: FilterTextContext): string {
  const { aOrB } = searchTexts(language);
  const lowerCased = (name: string): string =>
    language.locale === "de" || /\d/.test(name) ? name : name.toLowerCase();
  const [first = "", ...others] = names.map((name, index) => (index === 0 ? name : lowerCased(name)));
  const last = others.pop();
  return last === undefined ? first : fill(aOrB, { a: [first, ...others].join(", "), b: last });
}
