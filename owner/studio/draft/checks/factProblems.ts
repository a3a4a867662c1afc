import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { storeysText } from "../apartments/storeys.ts";
import type { Draft, DraftApartment, DraftFloor } from "../draft.ts";
import { namedApartments, type Problem } from "./problem.ts";

/**
 * Contradictory facts of apartments: floors that their building lacks, two figures for one area, a reservation date or VAT
 * rate that visitors do not see; and an exchange rate for a currency that no price uses.
 */
export function factProblems({ project }: Draft): readonly Problem[] {
  const { floors, mainArea = "net" } = project;
  const present = new Set(floors.map(({ tower, floor }) => `${tower} ${floor}`));
  const own = floors.flatMap((floor, f) =>
    floor.apartments.flatMap((apartment, a): Problem[] => {
      const at: Steps = ["floors", f, "apartments", a];
      const named = namedApartments({ label: { apartment, position: a + 1 } });
      const problems: Problem[] = [];
      if (!standsOn(apartment, floor, present)) {
        const storeys = storeysText(apartment.storeys ?? []) || String(apartment.storeys?.[0] ?? "");
        problems.push({
          code: "invalidFloors",
          severity: "warning",
          at,
          fix: "open",
          ...named,
          values: { ...named.values, storeys },
        });
      }
      const [area, stated] = [apartment.area, apartment.areas?.[mainArea]];
      if (area && stated && shown(area) !== shown(stated)) {
        const figures = { area, stated, main: mainArea };
        problems.push({
          code: "areasDiffer",
          severity: "warning",
          at,
          fix: "open",
          ...named,
          values: { ...named.values, ...figures },
        });
      }
      return [...problems, ...termProblems(apartment, named, at)];
    }),
  );
  return [...own, ...rateProblems(project)];
}

type Named = ReturnType<typeof namedApartments>;

function termProblems(
  { price, status, reservedUntil: day }: DraftApartment,
  named: Named,
  at: Steps,
): readonly Problem[] {
  const isWarning = { severity: "warning", at, fix: "open", ...named } as const;
  return [
    ...(day !== undefined && status !== "reserved"
      ? [{ ...isWarning, code: "reservedUntilWithoutReserved" as const, values: { ...named.values, day } }]
      : []),
    ...(price?.vatPercent !== undefined && !price.vat ? [{ ...isWarning, code: "vatRateWithoutVat" as const }] : []),
  ];
}

/** Without any price there is no currency to compare with. */
function rateProblems({ exchangeRate, floors }: Draft["project"]): readonly Problem[] {
  if (!exchangeRate) return [];
  const currencies = floors.flatMap(({ apartments }) =>
    apartments.flatMap(({ price }) => (price?.amount === undefined ? [] : (price.currency ?? "EUR"))),
  );
  if (currencies.length === 0 || currencies.includes(exchangeRate.from)) return [];
  const values = { currency: exchangeRate.from };
  return [{ code: "rateUnused", severity: "warning", at: ["exchangeRate", "from"], fix: "open", values }];
}

/** Whether all its floors exist, including its own. */
function standsOn({ storeys }: DraftApartment, { tower, floor }: DraftFloor, present: ReadonlySet<string>): boolean {
  if (!storeys || storeys.length === 0) return true;
  return storeys.includes(floor) && storeys.every((each) => present.has(`${tower} ${each}`));
}

/** Visitors see one decimal. */
const shown = (m2: number): number => Math.round(m2 * 10);
