import { useMemo } from "react";
import { fill } from "../../text/format/fill.ts";
import type { Filter, RangeGroup as RangeName } from "../filter/filter.ts";
import { stepOf } from "../filter/filterCounts.ts";
import { useSearchTexts } from "../SearchTextsContext.tsx";
import type { Searched } from "../useSearched.ts";
import { figureWords, optionWords, storeyNames, type Wording } from "./filterWords.ts";
import { Options, type Option } from "./Options.tsx";
import { RangeGroup } from "./RangeGroup.tsx";

type Props = { readonly searched: Searched; readonly wording: Wording };

/** Every group that the project tells something of, always in this order. */
export function FilterPanel({ searched, wording }: Props) {
  const texts = useSearchTexts();
  const { offer, filter, counts, change } = searched;
  const { texts: shared } = wording.language;
  return (
    <div className="groups">
      <OnlyFree {...searched} />
      <Kinds searched={searched} wording={wording} />
      <Options
        title={texts.bedroomsLabel}
        name="bedrooms"
        looks="figures"
        chosen={filter.bedrooms}
        options={offer.bedrooms.map((value) => option(value, String(value), counts.bedrooms))}
        onChange={(bedrooms) => change({ ...filter, bedrooms: bedrooms.map(Number) })}
      />
      <Rails searched={searched} wording={wording} groups={["area", "floor"]} />
      <Options
        title={texts.side}
        name="side"
        looks="sides"
        chosen={filter.sides}
        options={offer.sides.map((value) => option(value, shared[`side${value}`], counts.sides))}
        onChange={(sides) => change({ ...filter, sides: offer.sides.filter((each) => sides.includes(each)) })}
      />
      <div className="group-pair">
        <Options
          title={texts.towerTitle}
          name="tower"
          chosen={filter.towers}
          options={offer.towers.map(({ id, label }) => option(id, label, counts.towers))}
          onChange={(towers) => change({ ...filter, towers: towers.map(String) })}
        />
        <Options
          title={texts.outdoorSpace}
          name="outdoor"
          chosen={filter.outdoor}
          options={offer.outdoor.map((value) => option(value, texts[value], counts.outdoor))}
          onChange={(outdoor) => change({ ...filter, outdoor: offer.outdoor.filter((each) => outdoor.includes(each)) })}
        />
      </div>
      <Rails searched={searched} wording={wording} groups={["price"]} />
    </div>
  );
}

const option = <Value extends string | number>(
  value: Value,
  name: string,
  counts: ReadonlyMap<Value, number>,
): Option => ({ value, name, count: counts.get(value) ?? 0 });

function OnlyFree({ offer, filter, counts, change }: Searched) {
  const texts = useSearchTexts();
  if (!offer.tellsStatus) return null;
  const isOn = filter.statuses.length === 1 && filter.statuses[0] === "available";
  const setOn = (on: boolean): void => change({ ...filter, statuses: on ? ["available"] : [] } satisfies Filter);
  return (
    <label className="only-free">
      <input
        type="checkbox"
        name="status"
        value="available"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <span className="option-name">{offer.kinds.length > 0 ? texts.onlyFreeUnits : texts.onlyFree}</span>
      <span className="option-count">
        {fill(texts.ofCount, { n: counts.statuses.get("available") ?? 0, m: counts.anyStatus })}
      </span>
    </label>
  );
}

function Kinds({ searched: { offer, filter, counts, change }, wording }: Props) {
  return (
    <Options
      title={useSearchTexts().kind}
      name="kind"
      looks="kinds"
      chosen={filter.kinds}
      options={offer.kinds.map((value) => option(value, optionWords("kinds", value, wording), counts.kinds))}
      onChange={(kinds) => change({ ...filter, kinds: offer.kinds.filter((each) => kinds.includes(each)) })}
    />
  );
}

type RailsProps = Props & { readonly groups: readonly ("area" | "floor" | "price")[] };

function Rails({ searched, wording, groups }: RailsProps) {
  const texts = useSearchTexts();
  const { offer, filter, counts, change } = searched;
  const titles = { area: texts.area, floor: texts.floorTitle, price: texts.priceUpTo };
  const storeys = useMemo(() => storeyNames(wording), [wording]);
  const units = { area: "m²", floor: "", price: signOf(offer.currency) };
  return groups.map((group) => {
    const [scale, bars] = [offer.scales[group], counts[group]];
    if (!scale || !bars || scale.from === scale.to) return null;
    return (
      <RangeGroup
        key={group}
        title={titles[group]}
        name={group}
        unit={units[group]}
        scale={{ ...scale, isStepped: group === "floor" }}
        range={filter[group]}
        bars={bars}
        ends={group === "price" ? ["to"] : ["from", "to"]}
        step={group === "price" ? stepOf.price : 1}
        words={(figure) => figureWords(group, figure, wording)}
        names={group === "floor" ? storeys : undefined}
        onChange={(range) => change(withRange(filter, group, range))}
      />
    );
  });
}

function withRange(filter: Filter, group: RangeName, range: Filter["area"]): Filter {
  const { [group]: _, ...rest } = filter;
  return range ? { ...rest, [group]: range } : rest;
}

const signOf = (currency: string): string => ({ EUR: "€", USD: "$", GBP: "£" })[currency] ?? currency;
