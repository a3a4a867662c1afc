import { searchTexts } from "../../text/searchTexts.ts";
import { useMemo } from "react";
import { fill } from "../../text/format/fill.ts";
import { withoutGroup, type OptionGroup } from "../filter/filter.ts";
import { stepOf } from "../filter/filterCounts.ts";
import { includesNonResidential, type Searched } from "../useSearched.ts";
import { counted } from "../../facts/counted.ts";
import { rangeValueText, optionText, floorNumberLabels, type FilterContext } from "./filterTexts.ts";
import { Options } from "./Options.tsx";
import { RangeGroup } from "./RangeGroup.tsx";
import { useLanguage } from "../../ui/TextsContext.tsx";

type Props = { readonly searched: Searched; readonly context: FilterContext };

/** The groups of filters for which the project has more than one value, in a fixed order. */
export function FilterPanel(props: Props) {
  const texts = searchTexts(useLanguage());
  const sign = currencySign(props.searched.options.currency);
  return (
    <div className="groups">
      <OnlyAvailable {...props.searched} />
      <OptionFilter {...props} group="kinds" name="kind" title={texts.kind} />
      <OptionFilter {...props} group="bedrooms" name="bedrooms" title={texts.bedroomsLabel} />
      <RangeFilter {...props} group="area" title={texts.area} unit="m²" />
      <RangeFilter {...props} group="floor" title={texts.floorTitle} />
      <OptionFilter {...props} group="sides" name="side" title={texts.side} />
      <div className="group-pair">
        <OptionFilter {...props} group="towers" name="tower" title={texts.towerTitle} />
        <OptionFilter {...props} group="outdoor" name="outdoor" title={texts.outdoorSpace} />
      </div>
      <RangeFilter {...props} group="price" title={texts.priceUpTo} unit={sign} />
      <RangeFilter {...props} group="perM2" title={texts.perM2UpTo} unit={`${sign}/m²`} />
    </div>
  );
}

type OptionFilterProps = Props & {
  readonly group: Exclude<OptionGroup, "statuses">;
  /** The group's name in the text of a filter. */
  readonly name: string;
  readonly title: string;
};

/** A group of options, each with the number of apartments it would match. */
function OptionFilter({ searched, context, group, ...view }: OptionFilterProps) {
  const { options, filter, counts, change } = searched;
  const units = includesNonResidential(searched) ? "units" : "homes";
  const values: readonly (string | number)[] = options[group];
  const countOf: ReadonlyMap<string | number, number> = counts[group];
  return (
    <Options
      {...view}
      chosen={filter[group]}
      countWords={(count) => counted(context.language, units, count)}
      options={values.map((value) => ({
        value,
        name: group === "bedrooms" ? String(value) : optionText(group, value, context),
        count: countOf.get(value) ?? 0,
      }))}
      onChange={(chosen) => change({ ...filter, [group]: chosen })}
    />
  );
}

/** A checkbox that limits the search to available apartments; not rendered if no apartment has a status. */
function OnlyAvailable({ options, filter, counts, change }: Searched) {
  const texts = searchTexts(useLanguage());
  if (!options.hasStatuses) return null;
  const isOn = filter.statuses.join() === "available";
  const setOn = (on: boolean): void => change({ ...filter, statuses: on ? ["available"] : [] });
  return (
    <label className="only-free">
      <input
        type="checkbox"
        name="status"
        value="available"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <span className="option-name">{options.kinds.length > 0 ? texts.onlyFreeUnits : texts.onlyFree}</span>
      <span className="option-count">
        {fill(texts.ofCount, { n: counts.statuses.get("available") ?? 0, m: counts.anyStatus })}
      </span>
    </label>
  );
}

type RangeFilterProps = Props & {
  /** Also the group's name in the text of a filter. */
  readonly group: "area" | "floor" | "price" | "perM2";
  readonly title: string;
  readonly unit?: string;
};

/** A range with a minimum and a maximum, or only a maximum for prices; not rendered if all apartments have the same value. */
function RangeFilter({
  searched: { options, filter, counts, change },
  context,
  group,
  title,
  unit = "",
}: RangeFilterProps) {
  const isFloor = group === "floor";
  const isPrice = group === "price" || group === "perM2";
  const names = useMemo(() => (isFloor ? floorNumberLabels(context) : undefined), [isFloor, context]);
  const [scale, bars] = [options.scales[group], counts[group]];
  if (!scale || !bars || scale.from === scale.to) return null;
  return (
    <RangeGroup
      {...{ title, unit, bars, names }}
      name={group}
      scale={{ ...scale, isStepped: isFloor }}
      range={filter[group]}
      // A minimum price is not useful.
      ends={isPrice ? ["to"] : ["from", "to"]}
      step={isPrice ? stepOf[group] : 1}
      textOf={(value) => rangeValueText(group, value, context)}
      onChange={(range) => change({ ...withoutGroup(filter, group), ...(range && { [group]: range }) })}
    />
  );
}

const currencySign = (currency: string): string => ({ EUR: "€", USD: "$", GBP: "£" })[currency] ?? currency;
