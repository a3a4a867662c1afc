import { useEffect } from "react";
import { useStore } from "zustand/react";
import { listenForEscape } from "../../../page/escapeKey.ts";
import { findApartment } from "../../../project/lookUps.ts";
import type { Project } from "../../../project/types.ts";
import type { ResultActions } from "../resultProps.ts";
import { inSentence, floorName } from "../floorName.ts";
import { labelPx, type GridLabelStore } from "./gridLabelStore.ts";
import { useLanguage } from "../../../ui/TextsContext.tsx";

type Props = { readonly project: Project; readonly store: GridLabelStore; readonly actions: ResultActions };

/** How far left of the leader the label begins if there is space, px. */
const leftOfLeaderPx = 118;

/** The apartment that is pointed at in one line, with a leader to its cell. Screen readers read the cell's name instead. */
export function GridLabel({ project, store, actions }: Props) {
  const language = useLanguage();
  const label = useStore(store, (state) => state.label);
  const apartment = label && findApartment(project, label.apartment);
  const isShown = apartment !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    return listenForEscape(() => store.setState({ label: undefined }));
  }, [isShown, store]);
  if (!label || !apartment) return null;
  const { x, y, labelY } = label;
  const leaderY = labelY > y ? labelY : labelY + labelPx;
  const { title, area, bedrooms, side, status } = actions.wordsOf(apartment);
  const shownStatus = apartment.status === "available" ? "" : status;
  const note = [floorName(project, apartment, language), area, bedrooms, side, shownStatus]
    .filter(Boolean)
    .map((words) => inSentence(words, language.locale))
    .join(", ");
  return (
    <div className="pointer" aria-hidden="true">
      <svg className="leader" width="100%" height="100%">
        <path className="casing" d={`M${x} ${leaderY}V${y + 4}`} />
        <path d={`M${x} ${leaderY}V${y + 4}`} />
        <circle cx={x} cy={y + 4} r="4" />
      </svg>
      {/* Two empty SVGs position the label, because a strict policy forbids inline styles. */}
      <svg className="push" width="1" height={labelY} />
      <div className="across">
        <svg className="push" width={Math.max(0, x - leftOfLeaderPx)} height="1" />
        <p className="grid-label">
          <b>{title}</b> <span>{note}</span>
        </p>
      </div>
    </div>
  );
}
