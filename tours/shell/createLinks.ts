import type { TourLink, TourScene } from "../../src/project/tourFile.ts";
import type { Locale } from "../../src/text/locale.ts";
import { fill } from "../../src/text/format/fill.ts";
import type { TourTexts } from "../../src/text/tour/tourTexts.ts";
import { createSvgElement, createElement } from "../make.ts";
import type { Camera, ViewSize } from "../sphere/view.ts";
import { yawOf, pitchOf } from "../directions.ts";
import { leaderPx, placeDoors, type DoorLabel, type Placed } from "./placeDoors.ts";

/** Links closer together than this lead through the same door and are stacked. */
const sameDoorDeg = 8;

export type Links = {
  readonly element: HTMLElement;
  readonly showScene: (scene: TourScene) => void;
  readonly draw: (camera: Camera & ViewSize) => void;
};

type LinksOptions = {
  readonly scenes: readonly TourScene[];
  readonly texts: TourTexts;
  readonly locale: Locale;
  readonly onPress: (link: TourLink) => void;
  /** A link received the keyboard focus: the view turns to it. */
  readonly onFocus: (link: TourLink) => void;
};

/** The links of a scene as buttons over the view: at their doors, or in a row at the bottom while the door is out of view. */
export function createLinks(options: LinksOptions): Links {
  const element = createElement("div", { class: "doors" });
  let doors: Door[] = [];
  let last: (Camera & ViewSize) | undefined;
  const place = (view: Camera & ViewSize): void => {
    const labels = doors.map((door) => sized(door, view));
    const places = placeDoors(labels, view);
    doors.forEach((door, index) => {
      const [placed, size] = [places[index], labels[index]];
      if (placed && size) applyPosition(door, placed, size);
    });
  };
  // The labels were measured in the fallback font, whose widths differ.
  document.fonts.addEventListener("loadingdone", () => {
    for (const door of doors) delete door.measured;
    if (last) place(last);
  });
  return {
    element,
    showScene: (scene) => {
      doors = byDoor(scene.links).map((links) => {
        const [first] = links;
        const label = createElement("div", { class: "door-label" }, ...links.map((link) => linkButton(link, options)));
        const leader = createElement("div", { class: "leader" });
        const box = createElement("div", { class: "door unplaced away" }, label, leader);
        return { box, label, leader, yaw: yawOf(scene, first.heading), pitch: pitchOf(first), styles: {} };
      });
      element.replaceChildren(...doors.map(({ box }) => box));
    },
    draw: (view) => {
      last = view;
      place(view);
    },
  };
}

type Door = {
  readonly box: HTMLElement;
  readonly label: HTMLElement;
  /** The line from the label down to the door. */
  readonly leader: HTMLElement;
  readonly yaw: number;
  readonly pitch: number;
  /** The size of its labels when stacked, and side by side. */
  measured?: { readonly stacked: DoorLabel; readonly inRow: DoorLabel };
  /** The last written styles, so that unchanged ones are not written again. */
  readonly styles: { kind?: string; label?: string; leader?: string; height?: string };
};

/** In narrower views the links of one door are stacked at the bottom, too. */
const minRowWidthPx = 560;
/** The same as in the style sheet. */
const gapPx = 8;

/** Measured once per font: measuring in every frame would force a layout in every frame. */
function sized(door: Door, view: ViewSize): DoorLabel {
  door.measured ??= measure(door);
  return view.width < minRowWidthPx ? door.measured.stacked : door.measured.inRow;
}

function measure({ label: { children }, yaw, pitch }: Door): NonNullable<Door["measured"]> {
  const boxes = [...children].map((each) => each.getBoundingClientRect());
  const [widths, heights] = [boxes.map(({ width }) => width), boxes.map(({ height }) => height)];
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, each) => total + gapPx + each, -gapPx);
  const stacked = { width: Math.max(...widths), height: sum(heights) };
  const inRow = { width: sum(widths), height: Math.max(...heights) };
  return { stacked: { yaw, pitch, door: stacked, foot: stacked }, inRow: { yaw, pitch, door: stacked, foot: inRow } };
}

/** Label and leader move separately: at the edge of the view the label stays in place, and nothing inside it is restyled. */
function applyPosition({ box, label, leader, styles }: Door, position: Placed, size: DoorLabel): void {
  const isInRow = size.foot !== size.door;
  const kind = position.isSeen ? "door" : `door away ${position.towards} ${isInRow ? "in-row" : ""}`;
  if (kind !== styles.kind) box.className = kind;
  const line = position.isSeen ? leaderPx + position.lift : 0;
  const [left, anchor] = position.isSeen ? [position.x + position.shift, "-50%"] : [position.x, "0"];
  const at = `translate(${left}px, ${position.y - line}px) translate(${anchor}, -100%)`;
  if (at !== styles.label) label.style.transform = at;
  const from = `translate(${position.x}px, ${position.y - line}px)`;
  if (position.isSeen && from !== styles.leader) leader.style.transform = from;
  const height = `${line}px`;
  if (height !== styles.height) leader.style.height = height;
  Object.assign(styles, { kind, label: at, leader: from, height });
}

function linkButton(link: TourLink, { scenes, texts, locale, onPress, onFocus }: LinksOptions): HTMLButtonElement {
  const name = scenes.find(({ id }) => id === link.to)?.name[locale] ?? link.to;
  const arrow = createSvgElement(
    "svg",
    { viewBox: "0 0 20 20", width: "20", height: "20", "aria-hidden": "true", class: "arrow" },
    createSvgElement("path", {
      d: "M2 10h15M11 4l6 6-6 6",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "1.5",
    }),
  );
  const label = fill(texts.goTo, { scene: name });
  const element = createElement(
    "button",
    { type: "button", class: "door-button", "aria-label": label },
    createElement("span", {}, name),
    arrow,
  );
  element.addEventListener("click", () => onPress(link));
  element.addEventListener("focus", () => {
    if (element.matches(":focus-visible")) onFocus(link);
  });
  return element;
}

function byDoor(links: readonly TourLink[]): [TourLink, ...TourLink[]][] {
  const doors: [TourLink, ...TourLink[]][] = [];
  for (const link of links) {
    const same = doors.find(([first]) => Math.abs(((first.heading - link.heading + 540) % 360) - 180) < sameDoorDeg);
    if (same) same.push(link);
    else doors.push([link]);
  }
  return doors;
}
