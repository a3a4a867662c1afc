import type { TourLink, TourScene } from "../../src/project/tourFile.ts";
import type { Locale } from "../../src/text/locale.ts";
import { fill } from "../../src/text/format/fill.ts";
import type { TourTexts } from "../../src/text/tour/tourTexts.ts";
import { draw, make } from "../make.ts";
import type { Look, Size } from "../sphere/view.ts";
import { yawOf } from "../yawOf.ts";
import { pitchOf } from "./pitchOf.ts";
import { placeDoors, type Placed, type Way } from "./placeDoors.ts";

/** Ways through the same door hang one above the other. */
const sameDoorDeg = 8;

export type Links = {
  readonly element: HTMLElement;
  readonly showScene: (scene: TourScene) => void;
  readonly draw: (look: Look & Size) => void;
};

type Needs = {
  readonly scenes: readonly TourScene[];
  readonly texts: TourTexts;
  readonly locale: Locale;
  readonly onGo: (link: TourLink) => void;
  /** A way was reached by keyboard: turn to it. */
  readonly onFace: (link: TourLink) => void;
};

/** The ways out of a scene as real buttons over the view: at their doors, or in a row at its foot while the door is out of sight. */
export function createLinks(needs: Needs): Links {
  const element = make("div", { class: "doors" });
  let doors: Door[] = [];
  return {
    element,
    showScene: (scene) => {
      doors = byDoor(scene.links).map((links) => {
        const [first] = links;
        const box = make("div", { class: "door unplaced away" }, ...links.map((link) => linkButton(link, needs)));
        return { box, yaw: yawOf(scene, first.heading), pitch: pitchOf(first), written: {} };
      });
      element.replaceChildren(...doors.map(({ box }) => box));
    },
    draw: (view) => {
      const places = placeDoors(
        doors.map((door) => sized(door, view)),
        view,
      );
      for (const [index, door] of doors.entries()) {
        const place = places[index];
        if (place) move(door, place, view);
      }
    },
  };
}

type Door = {
  readonly box: HTMLElement;
  readonly yaw: number;
  readonly pitch: number;
  /** Each way's words, from the upper one on. */
  words?: readonly Size[];
  /** What was written last: what stays as it is costs nothing. */
  readonly written: { kind?: string; at?: string; shift?: string; lift?: string };
};

/** On narrower views the ways of one door stand above one another at the foot too. */
const rowPx = 560;
/** As the style sheet has it. */
const gapPx = 8;

/** Measured once, while it is away: asking for it in every frame would lay the page out in every frame. */
function sized(door: Door, view: Size): Way {
  const { box, yaw, pitch } = door;
  door.words ??= [...box.children].map((way) => way.getBoundingClientRect());
  const [widths, heights] = [door.words.map(({ width }) => width), door.words.map(({ height }) => height)];
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, each) => total + gapPx + each, -gapPx);
  const inRow = { width: sum(widths), height: Math.max(...heights) };
  const above = { width: Math.max(...widths), height: sum(heights) };
  return { yaw, pitch, door: above, foot: view.width < rowPx ? above : inRow };
}

function move({ box, written }: Door, place: Placed, view: Size): void {
  const kind = place.isSeen ? "door" : `door away ${place.towards} ${view.width < rowPx ? "" : "in-row"}`;
  const anchor = place.isSeen ? "-50%" : "0";
  const at = `translate(${place.x}px, ${place.y}px) translate(${anchor}, -100%)`;
  const [shift, lift] = place.isSeen ? [`${place.shift}px`, `${place.lift}px`] : ["0px", "0px"];
  if (kind !== written.kind) box.className = kind;
  if (at !== written.at) box.style.transform = at;
  if (shift !== written.shift) box.style.setProperty("--shift", shift);
  if (lift !== written.lift) box.style.setProperty("--lift", lift);
  Object.assign(written, { kind, at, shift, lift });
}

function linkButton(link: TourLink, { scenes, texts, locale, onGo, onFace }: Needs): HTMLButtonElement {
  const name = scenes.find(({ id }) => id === link.to)?.name[locale] ?? link.to;
  const arrow = draw(
    "svg",
    { viewBox: "0 0 20 20", width: "20", height: "20", "aria-hidden": "true", class: "arrow" },
    draw("path", { d: "M2 10h15M11 4l6 6-6 6", fill: "none", stroke: "currentColor", "stroke-width": "1.5" }),
  );
  const label = fill(texts.goTo, { scene: name });
  const element = make("button", { type: "button", class: "way", "aria-label": label }, make("span", {}, name), arrow);
  element.addEventListener("click", () => onGo(link));
  element.addEventListener("focus", () => {
    if (element.matches(":focus-visible")) onFace(link);
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
