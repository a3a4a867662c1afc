import { type Beside, besideOf, type Gap } from "../geometry/gap.ts";
import { joinLines, joinSteps } from "../geometry/joinLines.ts";
import { overlapOf, pairsNear, pairSteps } from "../geometry/overlap.ts";
import type { Shape } from "../geometry/polygon.ts";
import { StepBudget } from "../geometry/stepBudget.ts";
import { memoize } from "../memoize.ts";

/** Two apartments of a floor with a narrow gap left between them by mistake. */
export type GapProblem = { readonly pair: readonly [number, number]; readonly gap: Gap };

/**
 * In thousandths of the plan's longer side (2 to 4 cm each): lines closer than the first count as one; a gap this wide at one end looks
 * uneven; a wider one is not a mistake; edges further apart do not face each other; shorter gaps and shared lines are ignored.
 */
const [invisibleGap, minUneven, maxMistake, wallReach, minLength] = [1, 4, 10, 20, 30];
/** Widths that differ by more than this factor do not belong to one wall, or to walls of the same kind. */
const maxWidthRatio = 3;

type Pair = { readonly pair: readonly [number, number]; readonly beside: Beside };
type GapPair = { readonly pair: readonly [number, number]; readonly gap: Gap; readonly isSharing: boolean };

/**
 * The gaps between a floor's apartments that are not walls; `longer` is the longer side of its plan. Apartments may be drawn a wall
 * apart. A gap is reported only if the other apartments of the floor show that it is not a wall: it is far narrower than the walls
 * between them, or only this pair does not share its line, or it gets wider from one end to the other. None is reported once the budget
 * is spent.
 */
export function gapProblems(
  shapes: readonly Shape[],
  longer: number,
  budget = new StepBudget(),
): readonly GapProblem[] {
  const unit = longer / 1000;
  const pairs: Pair[] = [];
  for (const [one, other] of pairsNear(shapes, wallReach * unit, budget)) {
    if (!budget.spend(pairSteps)) return [];
    const beside = besideBetween(shapes[one] ?? [], shapes[other] ?? [], unit);
    if (!budget.spend(beside.steps)) return [];
    pairs.push({ pair: [one, other], beside });
  }
  const isLong = (length: number) => length >= minLength * unit;
  const sharing = pairs.filter(({ beside }) => isLong(beside.shared));
  const gapped = pairs.flatMap(({ pair, beside: { gap, shared } }): GapPair[] =>
    gap && isLong(gap.length) ? [{ pair, gap, isSharing: isLong(shared) }] : [],
  );
  const walls = gapped.filter(({ gap }) => gap.narrow * maxWidthRatio >= gap.wide);
  const median = medianWidth(walls);
  const isMistake = (own: GapPair) =>
    own.gap.wide <= maxMistake * unit &&
    (isUneven(own.gap, unit) ||
      widthOf(own) * maxWidthRatio < median ||
      (isAtAllWalls(own, walls) && (own.isSharing || sharing.length > 1)));
  return gapped.filter((own) => isMistake(own) && isClosable(own, shapes, budget));
}

/** Whether it gets visibly wider from one end to the other. */
const isUneven = ({ narrow, wide }: Gap, unit: number): boolean =>
  wide >= minUneven * unit && narrow * maxWidthRatio < wide;

const widthOf = ({ gap }: GapPair): number => gap.area / gap.length;

/** The median width of the floor's walls; 0 if it has none. */
function medianWidth(walls: readonly GapPair[]): number {
  const widths = walls.map(widthOf).toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

/** Whether every wall of the floor is at one of the two apartments: one that was drawn too small is apart from all of its neighbours. */
const isAtAllWalls = ({ pair: [one, other] }: GapPair, walls: readonly GapPair[]): boolean =>
  walls.every(({ pair }) => pair.includes(one) || pair.includes(other));

/** Whether nothing else is in the gap, and a single line can close it. */
function isClosable({ pair, gap }: GapPair, shapes: readonly Shape[], budget: StepBudget): boolean {
  const [one, other] = [shapes[pair[0]] ?? [], shapes[pair[1]] ?? []];
  const isFilled = shapes.some((shape, index) => {
    if (pair.includes(index) || !budget.spend(1)) return false;
    const { area, steps, isComplete } = overlapOf(gap.slices, shape);
    budget.spend(steps);
    return area > gap.area / 10 || !isComplete;
  });
  return !isFilled && budget.spend(joinSteps(one, other)) && joinLines(one, other, { maxGap: gap.wide }) !== undefined;
}

type CachedBeside = { readonly unit: number; readonly beside: Beside };

const cacheOf = memoize<Shape, WeakMap<Shape, CachedBeside>>(() => new WeakMap());

/** The adjacency of two shapes; unchanged shapes are not measured again. */
function besideBetween(one: Shape, other: Shape, unit: number): Beside {
  const cache = cacheOf(one);
  const cached = cache.get(other);
  if (cached?.unit === unit) return cached.beside;
  const beside = besideOf(one, other, { same: invisibleGap * unit, reach: wallReach * unit });
  cache.set(other, { unit, beside });
  return beside;
}
