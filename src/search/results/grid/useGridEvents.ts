import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from "react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { isTouch } from "../../../hooks/touchRule.ts";
import { findApartment } from "../../../project/lookUps.ts";
import type { ApartmentId, Project } from "../../../project/types.ts";
import { isModifiedClick } from "../../../ui/LinkOrButton.tsx";
import type { ResultActions } from "../resultProps.ts";
import { bodyPx } from "./GridFloor.tsx";
import { gridNeighbour, type GridKey } from "./gridNeighbour.ts";
import { isBetweenCellAndLabel, placeGridLabel, type GridLabelStore } from "./gridLabelStore.ts";
import type { StackGrid } from "./stackGrid.ts";

type GridEventOptions = {
  readonly project: Project;
  readonly grid: StackGrid;
  readonly actions: ResultActions;
  readonly box: RefObject<HTMLElement | null>;
  readonly labelStore: GridLabelStore;
  readonly armed: ApartmentId | undefined;
  readonly arm: (apartment: ApartmentId) => void;
  readonly choose: (apartment: ApartmentId) => void;
};

/** Height of the strip of an apartment that does not match, px. */
const stripPx = 3;
/** How long the pointer must rest on a cell that it crosses on its way to a label until that cell gets the label, ms. */
const crossingMs = 300;

/** The events of all cells, handled by the grid, which is one tab stop (roving tabindex). */
export function useGridEvents(options: GridEventOptions) {
  const { project, actions, box, labelStore, armed, arm, choose } = options;
  const show = (cell: Element, id: ApartmentId): void => {
    const grid = box.current?.getBoundingClientRect();
    if (!grid) return;
    const visiblePx = cell.classList.contains("match") ? bodyPx : stripPx;
    labelStore.setState({ label: placeGridLabel(id, cell.getBoundingClientRect(), { grid, visiblePx }) });
  };
  const hide = (): void => labelStore.setState({ label: undefined });
  // On its way to the label the pointer crosses other cells: one of them gets the label only if the pointer rests on it.
  const crossing = useRef(0);
  const afterCrossing = (event: PointerEvent, act: () => void): void => {
    clearTimeout(crossing.current);
    const previous = labelStore.getState().label;
    const grid = box.current?.getBoundingClientRect();
    const isCrossing =
      previous &&
      grid &&
      isBetweenCellAndLabel(previous, { x: event.clientX - grid.left, y: event.clientY - grid.top });
    if (isCrossing) crossing.current = window.setTimeout(act, crossingMs);
    else act();
  };
  useEffect(() => () => clearTimeout(crossing.current), []);
  return {
    onKeyDown: keysOf(options),
    onPointerOver: (event: PointerEvent) =>
      withCell(event.target, (cell, id) => {
        if (!isTouch(event.nativeEvent)) afterCrossing(event, () => show(cell, id));
      }),
    onPointerOut: (event: PointerEvent) => {
      const { target, relatedTarget } = event;
      const to = relatedTarget instanceof Element ? relatedTarget : undefined;
      if (to?.closest(".grid-label")) clearTimeout(crossing.current);
      else if (isIn(target, ".grid-label")) afterCrossing(event, hide);
      else
        withCell(target, (cell) => {
          if (!to || !cell.contains(to)) afterCrossing(event, hide);
        });
    },
    onFocus: ({ target }: FocusEvent) =>
      withCell(target, (cell, id) => {
        choose(id);
        if (cell.matches(":focus-visible")) show(cell, id);
      }),
    onBlur: hide,
    onClick: (event: MouseEvent) =>
      withCell(event.target, (_, id) => {
        if (isModifiedClick(event)) return;
        // The touch rule: the first tap arms. Clicks by keyboard and screen reader have no coordinates (detail 0).
        if (isTouch(event.nativeEvent) && event.detail > 0 && armed !== id) {
          event.preventDefault();
          arm(id);
          return;
        }
        const found = findApartment(project, id);
        if (found && actions.open(found)) event.preventDefault();
      }),
  };
}

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function isGridKey(key: string): key is GridKey {
  return /^(Arrow(Left|Right|Up|Down)|(Control\+)?(Home|End))$/.test(key);
}

/** Arrow keys, Home and End by position, with Control to the very first and last; Enter opens (links do so natively), S saves. */
function keysOf({ project, grid, actions, box, choose }: GridEventOptions) {
  const move = (from: ApartmentId, key: GridKey): void => {
    const next = gridNeighbour(grid, from, key);
    if (next === undefined) return;
    // Its floor may not be rendered yet.
    flushSync(() => choose(next));
    box.current?.querySelector<SVGElement>(`[data-apartment="${CSS.escape(next)}"]`)?.focus();
  };
  return (event: KeyboardEvent): void =>
    withCell(event.target, (cell, id) => {
      const key = event.ctrlKey && !event.shiftKey ? `Control+${event.key}` : event.key;
      if (isModifiedClick(event) && !isGridKey(key)) return;
      const apartment = findApartment(project, id);
      const isPress = event.key === "Enter" || event.key === " ";
      if (isGridKey(key)) move(id, key);
      else if (event.key.toLowerCase() === "s" && apartment && actions.save) actions.save(apartment);
      else if (isPress && apartment && cell.getAttribute("role") === "button") actions.open(apartment);
      else return;
      event.preventDefault();
    });
}

function withCell(target: EventTarget, act: (cell: Element, apartment: ApartmentId) => void): void {
  const cell = target instanceof Element ? target.closest("[data-apartment]") : null;
  const id = cell?.getAttribute("data-apartment");
  if (cell && id) act(cell, id);
}
