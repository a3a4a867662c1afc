import { fill } from "../../../src/text/fill.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { DraftProject } from "../../draft/draft.ts";
import { countProblems, isUnder } from "../overview/problemPlace.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { areSamePlace, type View } from "../state/view.ts";
import { localText } from "./localText.ts";
import { Sign, WeightSign } from "./Mark.tsx";
import { useBrochureTexts, useImportTexts, useLayoutTexts, useSpoken, useTexts } from "./TextsProvider.tsx";

type Row = {
  readonly name: string;
  readonly view: View;
  readonly count?: number | string;
  readonly problems: readonly Problem[];
  readonly isInner?: boolean;
};

/** All that a project has, each with how much of it and what is missing. */
export function Tree() {
  const texts = useTexts();
  const rows = useRows();
  const problems = useProject((state) => state.problems);
  const { block, warning } = countProblems(problems);
  const store = useProjectStore();
  return (
    <nav className="tree" aria-label={texts.project}>
      <p className="small tree-name">{texts.project}</p>
      <ul>
        {rows.map((row) => (
          <TreeRow key={JSON.stringify(row.view)} row={row} />
        ))}
      </ul>
      <div className="tree-foot">
        <p className="tree-count">
          <WeightSign weight="block" /> {fill(texts.blocksPublishing, { n: block })}
        </p>
        <p className="tree-count">
          <WeightSign weight="warning" /> {fill(texts.warns, { n: warning })}
        </p>
        <button type="button" className="link" onClick={() => show(store, { kind: "publish" })}>
          {texts.seeAll}
        </button>
      </div>
    </nav>
  );
}

function TreeRow({ row: { name, view, count, problems, isInner } }: { readonly row: Row }) {
  const store = useProjectStore();
  const isCurrent = useProject((state) => areSamePlace(state.view, view));
  const { block, warning } = countProblems(problems);
  return (
    <li>
      <button
        type="button"
        className={isInner ? "tree-row tree-inner" : "tree-row"}
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => show(store, view)}
      >
        <span className="tree-label">{name}</span>
        {block > 0 && (
          <span className="tree-block">
            <WeightSign weight="block" /> {block}
          </span>
        )}
        {warning > 0 && (
          <span className="tree-warning">
            <WeightSign weight="warning" /> {warning}
          </span>
        )}
        <span className="tree-number">{count}</span>
        <Sign name="chevron" />
      </button>
    </li>
  );
}

function useRows(): readonly Row[] {
  const texts = useTexts();
  const { fromExcel } = useImportTexts();
  const otherRows = useOtherRows();
  const { language } = useSpoken();
  const { project } = useDraft();
  const problems = useProject((state) => state.problems);
  const under = (...at: readonly (string | number)[]) => problems.filter((problem) => isUnder(problem, at));
  const floorsOf = (id: string) => project.floors.flatMap(({ tower }, index) => (tower === id ? [index] : []));
  return [
    { name: texts.overview, view: { kind: "overview" }, problems: [] },
    {
      name: texts.frontPage,
      view: { kind: "outlines", layer: { on: "site" } },
      count: project.towers.length,
      problems: [...under("site"), ...project.towers.flatMap((_, t) => under("towers", t, "outline"))],
    },
    ...project.towers.map(({ id, name }, t): Row => ({
      name: localText(name, language) || id,
      view: { kind: "outlines", layer: { on: "tower", tower: id } },
      count: floorsOf(id).length,
      problems: [
        ...under("towers", t),
        ...floorsOf(id).flatMap((f) => under("floors", f).filter(({ at }) => at[2] !== "apartments")),
      ],
    })),
    {
      name: texts.homes,
      view: { kind: "homes" },
      count: project.floors.flatMap(({ apartments }) => apartments).length,
      problems: problems.filter(({ at }) => at[2] === "apartments"),
    },
    { name: fromExcel, view: { kind: "importList" }, problems: [], isInner: true },
    ...(project.plans ?? []).map(({ id, regions }, p): Row => ({
      name: fill(texts.plan, { plan: id }),
      view: { kind: "outlines", layer: { on: "plan", plan: id } },
      count: regions.length,
      problems: under("plans", p),
      isInner: true,
    })),
    ...otherRows,
  ];
}

/** What stands beside towers and homes. */
function useOtherRows(): readonly Row[] {
  const { layouts } = useLayoutTexts();
  const { brochure, pageCount } = useBrochureTexts();
  const { project } = useDraft();
  const problems = useProject((state) => state.problems);
  const under = (place: string) => problems.filter((problem) => isUnder(problem, [place]));
  const count = project.layouts?.length ?? 0;
  return [
    { name: layouts, view: { kind: "layouts" }, count, problems: under("layouts") },
    {
      name: brochure,
      view: { kind: "brochure" },
      count: brochureCount(project, pageCount),
      problems: under("brochure"),
    },
  ];
}

/** How many pages a PDF has is known once it is read. */
function brochureCount({ brochure }: DraftProject, pageCount: string): string {
  if (brochure?.pages.length) return fill(pageCount, { n: brochure.pages.length });
  return brochure?.pdf === undefined ? "–" : "PDF";
}
