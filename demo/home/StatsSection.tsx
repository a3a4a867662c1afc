import { Stats } from "../layout/Stats.tsx";
import type { SectionProps } from "./sectionProps.ts";

export function StatsSection({ section: { title } }: SectionProps) {
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <Stats />
    </>
  );
}
