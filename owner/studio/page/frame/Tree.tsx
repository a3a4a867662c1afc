import { plural } from "../../text/plural.ts";
import { countProblems } from "../overview/problemPlace.ts";
import { useProblems, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { areSamePlace } from "../state/view.ts";
import { Icon, SeverityIcon } from "./Icon.tsx";
import { useStudioTexts } from "./TextsContext.ts";
import { useWindowTitle } from "./useWindowTitle.ts";
import { useTreeRows, type TreeRow as Row } from "./treeRows.ts";

/** The parts of a project, each with its count and its problems. */
export function Tree() {
  const texts = useStudioTexts();
  const rows = useTreeRows();
  useWindowTitle(rows);
  const problems = useProblems();
  const { block, warning } = countProblems(problems);
  const store = useProjectStore();
  return (
    <nav className="tree" aria-label={texts.frame.project}>
      <p className="small tree-name">{texts.frame.project}</p>
      <ul>
        {rows.map((row) => (
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

function TreeRow({ row: { name, view, count, counted, problems, isInner, isOwnName = false } }: { readonly row: Row }) {
  const texts = useStudioTexts();
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
        <span className="tree-label" translate={isOwnName ? "no" : undefined}>
          {name}
        </span>
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
        <span className="tree-number" translate={counted === undefined ? "no" : undefined}>
          {counted === undefined ? count : <SpokenCount shown={count} read={counted} />}
        </span>
        <Icon name="chevron" />
      </button>
    </li>
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
