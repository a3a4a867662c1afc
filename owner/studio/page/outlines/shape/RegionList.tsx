import { memo } from "react";
import { Arrow } from "../../../../../src/ui/Arrow.tsx";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { areSameGroups, inGroups, placeInGroup, placeInList } from "../inGroups.ts";
import type { Layer } from "../../state/view.ts";
import { type LayerRegion, useRegions } from "../layerRegions.ts";

type Props = {
  readonly layer: Layer;
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
};

/** All regions of a picture, each as a button that selects it. */
export function RegionList({ layer, chosen, choose }: Props) {
  const regions = useRegions(layer);
  return (
    <ul className="regions">
      {inGroups(regions).map((group, at) => (
        // Groups are identified by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <RegionRows key={at} {...{ at, group, choose }} chosen={placeInGroup(at, chosen)} />
      ))}
    </ul>
  );
}

type RowsProps = {
  readonly at: number;
  readonly group: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
};

const RegionRows = memo(function RegionRows({ at, group, chosen, choose }: RowsProps) {
  return group.map((region, index) => (
    <RegionRow
      key={JSON.stringify(region.place)}
      name={region.name}
      translate={region.translate}
      corners={region.shape.flat().length}
      at={placeInList(at, index)}
      isChosen={index === chosen}
      choose={choose}
    />
  ));
}, areSameGroups);

type RowProps = {
  readonly name: string;
  readonly translate: LayerRegion["translate"];
  readonly corners: number;
  /** The group's index in the entire list. */
  readonly at: number;
  readonly isChosen: boolean;
  readonly choose: (region: number) => void;
};

const RegionRow = memo(function RegionRow({ name, translate, corners, at, isChosen, choose }: RowProps) {
  const texts = useStudioTexts();
  return (
    <li>
      <button
        type="button"
        className="region-row"
        aria-current={isChosen ? "true" : undefined}
        onClick={() => choose(at)}
      >
        <span translate={translate}>{name}</span>
        <small>{corners === 0 ? texts.outlines.noShape : plural(texts.language, texts.counts.corners, corners)}</small>
        <Arrow />
      </button>
    </li>
  );
});
