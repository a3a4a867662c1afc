import { fill } from "../../../src/text/format/fill.ts";
import { countProblems } from "../overview/problemPlace.ts";
import { useProblems, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { areSamePlace } from "../state/view.ts";
import { Sign, WeightSign } from "./Mark.tsx";
import { useTexts } from "./TextsProvider.tsx";
import { useTreeRows, type TreeRow as Row } from "./treeRows.ts";

/** All that a project has, each with how much of it and what is missing. */
export function Tree() {
  const texts = useTexts();
  const rows = useTreeRows();
  const problems = useProblems();
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
