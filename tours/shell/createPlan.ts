import type { TourFile, TourScene } from "../../src/project/tourFile.ts";
import type { Locale } from "../../src/text/locale.ts";
import type { TourTexts } from "../../src/text/tour/tourTexts.ts";
import { fill } from "../../src/text/format/fill.ts";
import { button, createSvgElement, createElement } from "../make.ts";

export type TourPlan = {
  readonly element: HTMLElement;
  readonly showScene: (scene: TourScene) => void;
  /** Turns the sector on the plan: its heading and width, in degrees. */
  readonly turn: (heading: number, widthDeg: number) => void;
};

type PlanOptions = {
  readonly tour: TourFile;
  readonly texts: TourTexts;
  readonly locale: Locale;
  readonly onGo: (scene: TourScene) => void;
  readonly onStills: () => void;
};

/**
 * The apartment's plan: pressing a room leads there, the sector shows the current view. Below it the rooms as a list. The drawing offers
 * the same rooms to the pointer only, so that screen readers and the Tab key do not meet every room twice.
 */
export function createPlan(options: PlanOptions): TourPlan {
  const { tour, texts, locale, onGo, onStills } = options;
  const wedge = createSvgElement("path", { class: "wedge" });
  const rows = new Map(
    tour.scenes.map((scene) => {
      const row = createElement("button", { type: "button", class: "row" }, scene.name[locale]);
      row.addEventListener("click", () => onGo(scene));
      return [scene.id, row];
    }),
  );
  const rooms = new Map(tour.scenes.flatMap((scene) => (scene.at ? [[scene.id, placeOnPlan(scene, options)]] : [])));
  for (const [id, room] of rooms) {
    room.addEventListener("click", () => {
      const row = rows.get(id);
      row?.click();
      row?.focus({ preventScroll: true });
    });
  }
  const list = createElement("ul", {}, ...[...rows.values()].map((row) => createElement("li", {}, row)));
  const element = createElement("nav", {
    class: "plan",
    id: "plan",
    "aria-label": isOutdoors(tour) ? texts.places : texts.rooms,
  });
  if (tour.plan) element.append(drawing(tour.plan, wedge, [...rooms.values()]));
  element.append(list);
  // Their alternative texts describe the views.
  if (tour.stills.length > 0) list.append(createElement("li", {}, button(texts.stills, "row", onStills)));
  let here: TourScene | undefined;
  return {
    element,
    showScene: (scene) => {
      here = scene;
      for (const buttons of [rows, rooms])
        for (const [id, item] of buttons) {
          if (id === scene.id) item.setAttribute("aria-current", "true");
          else item.removeAttribute("aria-current");
        }
    },
    turn: (heading, widthDeg) => {
      if (here?.at) wedge.setAttribute("d", wedgePath(here.at, heading, widthDeg));
    },
  };
}

function drawing({ src, width, height }: NonNullable<TourFile["plan"]>, wedge: SVGElement, rooms: Node[]): HTMLElement {
  const size = { width: String(width), height: String(height) };
  const picture = createElement("img", { src, alt: "", ...size });
  const over = createSvgElement("svg", { viewBox: `0 0 ${width} ${height}` }, wedge);
  const box = createElement("div", { class: "drawing", "aria-hidden": "true" }, picture, over, ...rooms);
  box.style.aspectRatio = `${width} / ${height}`;
  // A tall plan must leave space for the list.
  box.style.setProperty("--wide", String(width / height));
  return box;
}

/** A scene on the plan: its room, or a dot outdoors. */
function placeOnPlan(scene: TourScene, { tour, texts, locale }: PlanOptions): HTMLElement {
  const { name, room, at = [0, 0] } = scene;
  const size = tour.plan ?? { width: 1, height: 1 };
  const label = fill(texts.goTo, { scene: name[locale] });
  const element = createElement("div", { class: room ? "room" : "room spot", title: label });
  if (room) cover(element, room, size);
  else Object.assign(element.style, { left: `${(at[0] / size.width) * 100}%`, top: `${(at[1] / size.height) * 100}%` });
  return element;
}

type Corners = NonNullable<TourScene["room"]>;

function cover({ style }: HTMLElement, room: Corners, { width, height }: { width: number; height: number }): void {
  const [xs, ys] = [room.map(([x]) => x), room.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  style.left = `${(left / width) * 100}%`;
  style.top = `${(top / height) * 100}%`;
  style.width = `${((right - left) / width) * 100}%`;
  style.height = `${((bottom - top) / height) * 100}%`;
  // Smaller rooms are above the bounding boxes of larger ones that are not rectangular.
  style.zIndex = String(Math.round(1e6 / ((right - left) * (bottom - top))));
}

const isOutdoors = ({ scenes }: TourFile): boolean => scenes.every(({ room }) => !room);

const [reach, dot] = [64, 7];

/** A dot at the visitor's position and the visible sector, on the plan: y grows downwards, headings are counter-clockwise. */
function wedgePath([x, y]: readonly [number, number], heading: number, widthDeg: number): string {
  const half = Math.min(widthDeg, 150) / 2;
  const end = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y - reach * Math.sin(angle)).toFixed(1)}`;
  };
  const sector = `M${x} ${y}L${end(heading + half)}A${reach} ${reach} 0 0 1 ${end(heading - half)}Z`;
  return `${sector}M${x - dot} ${y}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0 ${-2 * dot} 0Z`;
}
