import { type Beside, besideOf, type Gap } from "../geometry/gap.ts";
import { joinLines, joinSteps } from "../geometry/joinLines.ts";
import { overlapOf, pairsNear, pairSteps } from "../geometry/overlap.ts";
import type { Shape } from "../geometry/polygon.ts";
import { StepBudget } from "../geometry/stepBudget.ts";
import { memoize } from "../memoize.ts";

/** Two apartments of a floor with a narrow gap left between them by mistake. */
export type GapProblem = { readonly pair: readonly [number, number]; readonly gap: Gap };

/** In thousandths of the plan's longer side (2 to 4 cm each): invisible, visible drift, widest slip, thickest wall, shortest stretch. */
const [invisibleGap, drift, maxDifference, wallReach, minLength] = [1, 4, 10, 20, 30];
/** A gap this many times narrower than another is not the same wall. */
const farNarrower = 3;

type Pair = { readonly pair: readonly [number, number]; readonly beside: Beside };
type Gapped = { readonly pair: readonly [number, number]; readonly gap: Gap; readonly isSharing: boolean };

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
  const gapped = pairs.flatMap(({ pair, beside: { gap, shared } }): Gapped[] =>
    gap && isLong(gap.length) ? [{ pair, gap, isSharing: isLong(shared) }] : [],
  );
  const walls = gapped.filter(({ gap }) => gap.narrow * farNarrower >= gap.wide);
  const usual = usualWidth(walls);
  const isFailure = (own: Gapped) =>
    own.gap.wide <= maxDifference * unit &&
    (isUneven(own.gap, unit) ||
      widthOf(own) * farNarrower < usual ||
      (isOnlyOne(own, walls) && (own.isSharing || sharing.length > 1)));
  return gapped.filter((own) => isFailure(own) && isCorrectable(own, shapes, budget));
}

/** It widens visibly from one end to the other. */
const isUneven = ({ narrow, wide }: Gap, unit: number): boolean => wide >= drift * unit && narrow * farNarrower < wide;

const widthOf = ({ gap }: Gapped): number => gap.area / gap.length;

/** The minimum thickness of most walls of the floor; 0 if it has none. */
function usualWidth(walls: readonly Gapped[]): number {
  const widths = walls.map(widthOf).toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

/** No other pair of apartments on the floor is apart. An apartment that was drawn too small is apart from all of its neighbours. */
const isOnlyOne = ({ pair: [one, other] }: Gapped, walls: readonly Gapped[]): boolean =>
  walls.every(({ pair }) => pair.includes(one) || pair.includes(other));

/** Nothing else is in the gap, and one line closes it. */
function isCorrectable({ pair, gap }: Gapped, shapes: readonly Shape[], budget: StepBudget): boolean {
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

/** Two unchanged shapes are not measured again. */
function besideBetween(one: Shape, other: Shape, unit: number): Beside {
  const cache = cacheOf(one);
  const cached = cache.get(other);
  if (cached?.unit === unit) return cached.beside;
  const beside = besideOf(one, other, { same: invisibleGap * unit, reach: wallReach * unit });
  cache.set(other, { unit, beside });
  return beside;
}
