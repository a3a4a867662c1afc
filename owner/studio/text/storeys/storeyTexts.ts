import type { LabelFault } from "../../draft/edit/homeLabels.ts";
import type { Loss } from "../../draft/edit/removal.ts";

/** What is said of towers, storeys and homes as a whole: their names and numbers, their prices, and what goes when one is removed. */
export type StoreyTexts = {
  readonly skipToWork: string;
  /** What is chosen, where a narrow window has no column for it. */
  readonly panel: string;
  readonly towersCounted: string;
  readonly floorNumber: string;
  readonly floorTaken: string;
  readonly floorLabel: string;
  readonly floorLabelHint: string;
  readonly floorsUnread: string;
  readonly numbersFaults: Readonly<Record<LabelFault["kind"], string>>;
  readonly fromPrice: string;
  readonly otherShape: string;
  readonly undoBrings: string;
  /** What goes along with something, and what stays without it, so many of each. */
  readonly losses: Readonly<Record<Loss["kind"], string>>;
};
