import { findTower } from "../../project/lookUps.ts";
import type { Apartment, BuildingStatements, Project } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import { formatDate } from "../../text/format/formatDate.ts";
import { priceTexts } from "../../text/priceTexts.ts";
import type { PriceTexts } from "../../text/texts.ts";
import type { Language } from "../../ui/TextsContext.tsx";

type Row = readonly [name: string, value: string];

/** The facts stated for an apartment's tower, or else for the whole project: energy class, hand-over, construction, tenure. */
export function buildingRows(
  { tower }: Pick<Apartment, "tower">,
  project: Project,
  language: Language,
): readonly Row[] {
  const own: BuildingStatements = findTower(project, tower) ?? {};
  const texts = priceTexts(language);
  const energyClass = own.energyClass ?? project.energyClass ?? "";
  const handOver = own.handOver ?? project.handOver;
  const tenure = own.tenure ?? project.tenure;
  const stage = own.constructionStage ?? project.constructionStage;
  const rows: readonly Row[] = [
    [texts.energyClass, energyClass],
    [texts.handOver, handOver ? handOverText(handOver, texts, language) : ""],
    [texts.constructionStage, stage ? texts[stage] : ""],
    [texts.tenure, tenure ? texts[tenure] : ""],
  ];
  return rows.filter(([, value]) => value);
}

type HandOver = NonNullable<BuildingStatements["handOver"]>;

/** "pritet: tremujori 2 i vitit 2027", "i kryer: 30.06.2026". */
function handOverText({ when, done }: HandOver, texts: PriceTexts, { locale }: Language): string {
  const [, year = "", quarter = ""] = /^(\d{4})-Q(\d)$/.exec(when) ?? [];
  const date = year ? fill(texts.quarter, { n: quarter, year }) : formatDate(when, locale);
  return fill(done ? texts.done : texts.expected, { when: date });
}
