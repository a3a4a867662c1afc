import { formatAreaRange } from "../../../../src/text/format/formatArea.ts";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import type { DraftFloor, DraftTower } from "../../draft/draft.ts";
import { removeTower } from "../../draft/edit/removal.ts";
import { plural } from "../../text/plural.ts";
import { Remove } from "../frame/Remove.tsx";
import { textInLanguage } from "../../text/textInLanguage.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { draftOf, show } from "../state/projectStore.ts";
import { StatusNote } from "../publish/StatusSource.tsx";
import { AddFloors, AddTower } from "./AddPlaces.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { CopyTower } from "./CopyTower.tsx";
import { Missing, ProblemList } from "./ProblemList.tsx";
import { isUnder } from "./problemPlace.ts";
import { floorName, towerName } from "../../text/placeText.ts";

/** All towers in cross-section: their floors, the apartments on them, and their problems. */
export function Overview() {
  const texts = useStudioTexts();
  const { project } = useDraft();
  const apartments = project.floors.flatMap((floor) => floor.apartments).length;
  const { language, counts } = texts;
  const parts = [
    plural(language, counts.towers, project.towers.length),
    plural(language, counts.floors, project.floors.length),
    plural(language, counts.apartments, apartments),
  ];
  return (
    <>
      <main className="work">
        <div className="work-head">
          <h1 translate="no">{textInLanguage(project.name, language)}</h1>
          <p className="work-note">{parts.join(", ")}</p>
        </div>
        <StatusNote />
        <FirstSteps />
        {project.towers.length === 0 && <p className="empty">{texts.overview.noTowers}</p>}
        <div className="sections">
          {project.towers.map((tower) => (
            <Section key={tower.id} tower={tower} />
          ))}
        </div>
        <AddTower />
      </main>
      <aside className="side-panel" aria-label={texts.overview.missing}>
        <h2>{texts.overview.missing}</h2>
        <ProblemList isShort />
      </aside>
    </>
  );
}

/** One tower, with its highest floor at the top. */
function Section({ tower }: { readonly tower: DraftTower }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const own = project.floors.map((floor, index) => ({ floor, index })).filter(({ floor }) => floor.tower === tower.id);
  const name = towerName(project, tower.id, texts);
  return (
    <section className="section" aria-label={name}>
      <h2 translate="no">{name}</h2>
      <ul>
        {own
          .toSorted((a, b) => b.floor.floor - a.floor.floor)
          .map(({ floor, index }) => (
            <Floor
              key={floor.floor}
              floor={floor}
              index={index}
              region={own.findIndex((each) => each.index === index)}
            />
          ))}
      </ul>
      <AddFloors tower={tower.id} next={Math.max(0, ...own.map(({ floor }) => floor.floor)) + 1} />
      <CopyTower tower={tower.id} />
      <Remove name={texts.overview.removeTower} plan={() => removeTower(draftOf(store), tower.id)} />
    </section>
  );
}

type FloorProps = { readonly floor: DraftFloor; readonly index: number; readonly region: number };

/** A slab with its apartments on top. */
function Floor({ floor, index, region }: FloorProps) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const problems = useProject((state) => state.problems);
  const { apartments, tower } = floor;
  const areas = apartments.flatMap(({ area }) => (area === undefined ? [] : [area]));
  const range = { from: Math.min(...areas), to: Math.max(...areas) };
  return (
    <li>
      <button
        type="button"
        className="storey"
        onClick={() => show(store, { kind: "outlines", layer: { on: "tower", tower }, region })}
      >
        <span className="storey-name">{floorName(floor, texts)}</span>
        <span className="cells" aria-hidden="true">
          {apartments.map(({ id, status }) => (
            <span key={id} className={`cell cell-${status ?? "ask"}`} />
          ))}
        </span>
        <span className="storey-count">{plural(texts.language, texts.counts.apartments, apartments.length)}</span>
        <span className="storey-area">{areas.length > 0 && formatAreaRange(range, texts.language)}</span>
        <Missing problems={problems.filter((problem) => isUnder(problem, ["floors", index]))} />
        <Arrow />
      </button>
    </li>
  );
}
