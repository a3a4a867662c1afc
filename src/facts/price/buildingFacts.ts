import { findTower } from "../../project/lookUps.ts";
import type { Apartment, BuildingStatements, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatDate } from "../../text/format/formatDate.ts";
import { priceTexts } from "../../text/priceTexts.ts";
import type { PriceTexts } from "../../text/texts.ts";
import type { Language } from "../../ui/TextsContext.tsx";

type Row = readonly [name: string, value: string];

/** The facts stated for an apartment's building, or else for all buildings of the project: energy class, hand-over, tenure, construction. */
export function buildingRows(
  { tower }: Pick<Apartment, "tower">,
  project: Project,
  language: Language,
): readonly Row[] {
  const own: BuildingStatements = findTower(project, tower) ?? {};
  const words = priceTexts(language);
  const energyClass = own.energyClass ?? project.energyClass ?? "";
  const handOver = own.handOver ?? project.handOver;
  const tenure = own.tenure ?? project.tenure;
  const stage = own.constructionStage ?? project.constructionStage;
  const rows: readonly Row[] = [
    [words.energyClass, energyClass],
    [words.handOver, handOver ? handOverText(handOver, words, language) : ""],
    [words.constructionStage, stage ? words[stage] : ""],
    [words.tenure, tenure ? words[tenure] : ""],
  ];
  return rows.filter(([, value]) => value);
}

type HandOver = NonNullable<BuildingStatements["handOver"]>;

/** "pritet: tremujori 2 i vitit 2027", "i kryer: 30.06.2026". */
function handOverText({ when, done }: HandOver, words: PriceTexts, { locale }: Language): string {
  const [, year = "", n = ""] = /^(\d{4})-Q(\d)$/.exec(when) ?? [];
  const date = year ? fill(words.quarter, { n, year }) : formatDate(when, locale);
  return fill(done ? words.done : words.expected, { when: date });
}
