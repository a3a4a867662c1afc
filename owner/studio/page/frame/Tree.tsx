import { useState } from "react";
import { plural } from "../../text/plural.ts";
import { countProblems } from "../overview/problemPlace.ts";
import { useProblems, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { areSamePlace } from "../state/view.ts";
import { Icon, SeverityIcon } from "./Icon.tsx";
import { useStudioTexts } from "./TextsContext.ts";
import { useWindowTitle } from "./useWindowTitle.ts";
import { useTreeRows, type TreeRow as Row } from "./treeRows.ts";

/** With more plans, the rows below them would be far away: the plans are then shown on request. */
const manyPlans = 12;

const isPlan = ({ view }: Row): boolean => view.kind === "outlines" && view.layer.on === "plan";

/** The parts of a project, each with its count and its problems. */
export function Tree() {
  const texts = useStudioTexts();
  const rows = useTreeRows();
  useWindowTitle(rows);
  const problems = useProblems();
  const { block, warning } = countProblems(problems);
  const store = useProjectStore();
  const plans = rows.filter(isPlan);
  const first = rows.findIndex(isPlan);
  const [before, after] = [rows.slice(0, Math.max(0, first)), rows.slice(Math.max(0, first) + plans.length)];
  return (
    <nav className="tree" aria-label={texts.frame.project}>
      <p className="small tree-name">{texts.frame.project}</p>
      <ul>
        {before.map((row) => (
          <TreeRow key={JSON.stringify(row.view)} row={row} />
        ))}
        {plans.length > manyPlans ? (
          <PlanRows rows={plans} />
        ) : (
          plans.map((row) => <TreeRow key={JSON.stringify(row.view)} row={row} />)
        )}
        {after.map((row) => (
          <TreeRow key={JSON.stringify(row.view)} row={row} />
        ))}
      </ul>
      <div className="tree-foot">
        <p className="tree-count">
          {block > 0 ? <SeverityIcon severity="block" /> : <Icon name="check" />}
          <span>{` ${plural(texts.language, texts.frame.blocksPublishing, block)}`}</span>
        </p>
        <p className="tree-count">
          {warning > 0 ? <SeverityIcon severity="warning" /> : <Icon name="check" />}
          <span>{` ${plural(texts.language, texts.frame.warns, warning)}`}</span>
        </p>
        <button type="button" className="link" onClick={() => show(store, { kind: "publish" })}>
          {texts.frame.seeAll}
        </button>
      </div>
    </nav>
  );
}

/** A row that shows and hides the plans; the plan in the work area is always shown. */
function PlanRows({ rows }: { readonly rows: readonly Row[] }) {
  const texts = useStudioTexts();
  const [isOpen, setOpen] = useState(false);
  const current = useProject(({ view }) => rows.find((row) => areSamePlace(view, row.view)));
  const shown = isOpen ? rows : current ? [current] : [];
  return (
    <>
      <li>
        <button
          type="button"
          className="tree-row tree-inner tree-group"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" />
          <span className="tree-label">{texts.frame.plans}</span>
          {!isOpen && <ProblemCounts problems={rows.flatMap(({ problems }) => problems)} />}
          <span className="tree-number" translate="no">
            {rows.length}
          </span>
        </button>
      </li>
      {shown.map((row) => (
        <TreeRow key={JSON.stringify(row.view)} row={row} />
      ))}
    </>
  );
}

function TreeRow({ row: { name, view, count, counted, problems, isInner, isOwnName = false } }: { readonly row: Row }) {
  const store = useProjectStore();
  const isCurrent = useProject((state) => areSamePlace(state.view, view));
  return (
    <li>
      <button
        type="button"
        className={isInner ? "tree-row tree-inner" : "tree-row"}
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => show(store, view)}
      >
        <span className="tree-label" translate={isOwnName ? "no" : undefined}>
          {name}
        </span>
        <ProblemCounts problems={problems} />
        <span className="tree-number" translate={counted === undefined ? "no" : undefined}>
          {counted === undefined ? count : <SpokenCount shown={count} read={counted} />}
        </span>
        <Icon name="chevron" />
      </button>
    </li>
  );
}

function ProblemCounts({ problems }: Pick<Row, "problems">) {
  const texts = useStudioTexts();
  const { block, warning } = countProblems(problems);
  return (
    <>
      {block > 0 && (
        <span className="tree-block">
          <SeverityIcon severity="block" />{" "}
          <SpokenCount shown={block} read={plural(texts.language, texts.frame.blocksPublishing, block)} />
        </span>
      )}
      {warning > 0 && (
        <span className="tree-warning">
          <SeverityIcon severity="warning" />{" "}
          <SpokenCount shown={warning} read={plural(texts.language, texts.frame.warns, warning)} />
        </span>
      )}
    </>
  );
}

/** A figure next to an icon or a name, with the full wording for screen readers. */
function SpokenCount({ shown, read }: { readonly shown: number | string | undefined; readonly read: string }) {
  return (
    <>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <span className="visually-hidden">{`, ${read}`}</span>
    </>
  );
}
