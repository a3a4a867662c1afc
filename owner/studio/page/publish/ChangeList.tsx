import { fill } from "../../../../src/text/format/fill.ts";
import { pathText } from "../../../../src/project/ProjectDataError.ts";
import { changeKinds, type VisitorChange } from "../../draft/changes/visitorChanges.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { cellText } from "../apartments/apartmentRows.ts";
import { placeText } from "../../text/placeText.ts";
import { useProjectPart } from "../state/ProjectContext.ts";
import type { FoundChanges } from "./useVisitorChanges.ts";

/** Maximum number of changes listed per kind; the others are only counted. */
const maxListed = 100;

type Props = { readonly found: FoundChanges };

/** Everything that will change for visitors, grouped by kind. */
export function ChangeList({ found }: Props) {
  const texts = useStudioTexts();
  const groups = countsOf(found.changes);
  if (groups.length === 0) return <p className="problems-none">{texts.changes.none}</p>;
  return groups.map(({ kind, changes }) => (
    <section key={kind} className="changes-of" aria-label={texts.changes.kinds[kind]}>
      <h2>{texts.changes.kinds[kind]}</h2>
      <ul className="changes">
        {changes.slice(0, maxListed).map((change) => (
          <ChangeRow key={`${change.isGone} ${pathText(change.at)}`} {...{ change, found }} />
        ))}
      </ul>
      {changes.length > maxListed && (
        <p className="small">{fill(texts.changes.more, { n: changes.length - maxListed })}</p>
      )}
    </section>
  ));
}

function ChangeRow({ change: { kind, at, isGone, apartments }, found }: Props & { readonly change: VisitorChange }) {
  const texts = useStudioTexts();
  const now = useProjectPart((project) => project);
  const column = kind === "price" ? "price" : "status";
  const values = apartments?.map((apartment) => cellText(apartment, column, texts) || texts.changes.noValue);
  return (
    <li className="change">
      <span>{placeText(at, isGone ? found.before : now, texts)}</span>
      {values && <small>{values.join(" → ")}</small>}
    </li>
  );
}

/** Number of changes of each kind, next to the button. */
export function ChangeCounts({ found, seeEach }: Props & { readonly seeEach: () => void }) {
  const texts = useStudioTexts();
  const groups = countsOf(found.changes);
  return (
    <section className="change-counts" aria-label={texts.changes.forVisitors}>
      <h3>{texts.changes.forVisitors}</h3>
      {groups.length === 0 ? (
        <p className="small">{texts.changes.none}</p>
      ) : (
        <>
          <dl>
            {groups.map(({ kind, changes }) => (
              <div key={kind} className="change">
                <dt>{texts.changes.kinds[kind]}</dt>
                <dd>{changes.length}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="link" onClick={seeEach}>
            {texts.changes.seeEach}
          </button>
        </>
      )}
    </section>
  );
}

function countsOf(all: readonly VisitorChange[]) {
  return changeKinds.flatMap((kind) => {
    const changes = all.filter((each) => each.kind === kind);
    return changes.length > 0 ? [{ kind, changes }] : [];
  });
}
