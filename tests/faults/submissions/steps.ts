import type { Random } from "../../support/random.ts";
import { answers, type AnswerKind } from "./inquiryService.ts";

/** One event of a form. `rests`: the visitor waits for its result before the next. */
export type Step =
  | { readonly do: "type" | "edit" | "leave" | "letGo" | "offline" | "online" | "otherHome" | "otherProject" }
  | { readonly do: "press"; readonly by: "click" | "double" | "enter" | "enterHeld"; readonly rests: boolean }
  | { readonly do: "close"; readonly by: "escape" | "cross" }
  | { readonly do: "reload" | "away"; readonly rests: boolean }
  | { readonly do: "move"; readonly how: "atOnce" | "later" | "elsewhere" }
  | { readonly do: "service"; readonly answer: AnswerKind; readonly isHeld: boolean }
  | { readonly do: "picture"; readonly state: "fine" | "missing" | "page" | "stalls" }
  | { readonly do: "host"; readonly mood: "none" | "takes" | "refuses" }
  | { readonly do: "settle"; readonly which: "last" | "byId" }
  | { readonly do: "wait"; readonly ms: number };

/** Which form: the price form of an element, or the showcase's contact form. */
export type FormKind = "price" | "contact";

const waits = [50, 1600, 2500, 5000, 12_500, 31_000, 62_000];

type Draw = (random: Random) => Step;

/** The steps to draw from, each with its weight. */
const lots: Readonly<Record<string, readonly [lots: number, draw: Draw, forms: "both" | "price"]>> = {
  type: [3, () => ({ do: "type" }), "both"],
  edit: [2, () => ({ do: "edit" }), "both"],
  press: [
    9,
    (random) => ({
      do: "press",
      by: random.pick(["click", "click", "click", "double", "enter", "enterHeld"]),
      rests: random.chance(0.6),
    }),
    "both",
  ],
  leave: [1, () => ({ do: "leave" }), "both"],
  reload: [3, (random) => ({ do: "reload", rests: random.chance(0.7) }), "both"],
  away: [2, (random) => ({ do: "away", rests: random.chance(0.7) }), "both"],
  service: [5, (random) => ({ do: "service", answer: random.pick(answers), isHeld: random.chance(0.4) }), "both"],
  letGo: [4, () => ({ do: "letGo" }), "both"],
  wait: [5, (random) => ({ do: "wait", ms: random.pick(waits) }), "both"],
  offline: [1, () => ({ do: "offline" }), "both"],
  online: [2, () => ({ do: "online" }), "both"],
  close: [3, (random) => ({ do: "close", by: random.pick(["escape", "cross"]) }), "price"],
  move: [3, (random) => ({ do: "move", how: random.pick(["atOnce", "later", "elsewhere"]) }), "price"],
  otherHome: [2, () => ({ do: "otherHome" }), "price"],
  otherProject: [1, () => ({ do: "otherProject" }), "price"],
  picture: [1, (random) => ({ do: "picture", state: random.pick(["fine", "missing", "page", "stalls"]) }), "price"],
  host: [2, (random) => ({ do: "host", mood: random.pick(["none", "takes", "takes", "refuses"]) }), "price"],
  settle: [2, (random) => ({ do: "settle", which: random.pick(["last", "byId"]) }), "price"],
};

/** A sequence: always begins with typing; often the service is slow, or the page takes submissions over, from the start. */
export function drawSteps(random: Random, form: FormKind): readonly Step[] {
  const draws = Object.values(lots)
    .filter(([, , forms]) => forms === "both" || form === "price")
    .flatMap(([count, draw]) => Array.from({ length: count }, () => draw));
  const steps = Array.from({ length: 6 + random.below(12) }, () => random.pick(draws)(random));
  const begins: Step[] = [];
  if (random.chance(0.3)) begins.push({ do: "service", answer: "ok", isHeld: true });
  if (form === "price" && random.chance(0.25)) begins.push({ do: "host", mood: "takes" });
  return [...begins, { do: "type" }, ...steps];
}

/** A step in one line. */
export function tellStep({ do: what, ...more }: Step): string {
  const details = Object.values(more).map((value) => (typeof value === "boolean" ? (value ? "held" : "") : value));
  const isHurried = "rests" in more && !more.rests;
  const reported = "rests" in more ? details.slice(0, -1) : details;
  return [what, ...reported, isHurried ? "(goes on at once)" : ""].filter((word) => word !== "").join(" ");
}
