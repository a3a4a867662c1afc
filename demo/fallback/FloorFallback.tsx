import { useFacts } from "../facts/FactsContext.tsx";
import { floorPath } from "../navigation/floorPath.ts";
import type { FileFloor, FilePlan, ProjectFile } from "../facts/projectFile.ts";
import type { TowerFacts } from "../facts/siteFacts.ts";
import { useText } from "../text/LanguageContext.tsx";
import { placesText } from "../text/places.ts";
import { HomeList } from "./HomeList.tsx";
import { PlanStage } from "./PlanStage.tsx";
import { SlabKey } from "./SlabKey.tsx";
import { StepLinks } from "./StepLinks.tsx";
import { Trail } from "./Trail.tsx";

/** A storey without scripts, of each tower that has it: the first, or the one the address names. */
export function FloorFallback({ project, floor }: { project: ProjectFile; floor: number }) {
  const { towers } = useFacts();
  const storeys = towers.flatMap((tower) => {
    const storey = project.floors.find((each) => each.tower === tower.id && each.floor === floor);
    const plan = project.plans.find((each) => each.id === storey?.plan);
    return storey && plan ? [{ tower, storey, plan }] : [];
  });
  const ids = storeys.map(({ tower }) => tower.id);
  // The later ones stand first, so that a rule on the one the address names can hide the first.
  return storeys
    .toReversed()
    .map((each) => <Storey key={each.tower.id} {...each} isFirst={each === storeys[0]} towers={ids} />);
}

type Props = {
  readonly tower: TowerFacts;
  readonly storey: FileFloor;
  readonly plan: FilePlan;
  readonly isFirst: boolean;
  readonly towers: readonly string[];
};

function Storey({ tower, storey, plan, isFirst, towers }: Props) {
  const words = useText(placesText);
  const { floor } = storey;
  const part = isFirst ? "" : `#${tower.id}`;
  const title = words.floor(floor);
  const numbers = new Set(tower.floors.map((each) => each.floor));
  const pathOf = (step: number): string | undefined =>
    numbers.has(floor + step) ? floorPath(floor + step) + part : undefined;
  return (
    <div id={tower.id} className={isFirst ? "screen split plan-screen" : "screen split plan-screen other"}>
      <header className="head">
        {/* Ahead of the words: it is as high as they are, and would move them. */}
        <SlabKey floors={tower.floors} current={floor} />
        <Trail
          steps={[
            { name: words.towers, to: "/" },
            { name: tower.name, to: `/click-floor${part}` },
          ]}
          here={title}
        />
        <h2>{title}</h2>
        <StepLinks down={pathOf(-1)} up={pathOf(1)} />
      </header>
      <div className="scene">
        <PlanStage storey={storey} plan={plan} isFirst={isFirst} />
      </div>
      <HomeList storey={storey} towers={towers} />
    </div>
  );
}
