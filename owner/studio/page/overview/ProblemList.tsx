import { useMemo } from "react";
import { fill } from "../../../../src/text/format/fill.ts";
import { Arrow } from "../../../../src/ui/Arrow.tsx";
import { pathText } from "../../../../src/project/ProjectDataError.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { firstOf, groupedProblems, type ProblemGroup } from "../../draft/checks/problemGroups.ts";
import { SeverityIcon } from "../frame/Icon.tsx";
import { plural } from "../../text/plural.ts";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProject, useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { countProblems, goToProblem, groupSentence, problemSentence, viewOfProblem } from "./problemPlace.ts";
import { placeText } from "../../text/placeText.ts";

/** Entries listed; the rest are only counted. */
const [few, many] = [8, 200];

type Props = {
  /** Lists only the first few. */
  readonly isShort?: boolean;
  /** Problems found in the owner's files. */
  readonly inFiles?: readonly Problem[];
};

/** Errors and warnings, each with its place and a link to it. */
export function ProblemList({ isShort = false, inFiles }: Props) {
  const texts = useStudioTexts();
  const problems = useProject((state) => state.problems);
  const listed = useMemo(
    () => [...problems, ...(inFiles ?? [])].filter(({ severity }) => severity !== "hint"),
    [problems, inFiles],
  );
  const { project } = useDraft();
  const entries = useMemo(() => groupedProblems(project, listed), [project, listed]);
  const maxListed = isShort ? few : many;
  if (listed.length === 0) return <p className="problems-none">{texts.overview.nothingMissing}</p>;
  return (
    <>
      <ProblemRows problems={entries.slice(0, maxListed)} />
      {entries.length > maxListed && (
        <p className="small">{fill(texts.common.more, { n: entries.length - maxListed })}</p>
      )}
    </>
  );
}

/** One row per problem or group; a group opens its first problem. */
export function ProblemRows({ problems }: { readonly problems: readonly (Problem | ProblemGroup)[] }) {
  return (
    <ul className="problems">
      {problems.map((problem) =>
        "problems" in problem ? (
          <GroupRow key={problem.key} group={problem} />
        ) : (
          <ProblemRow
            key={`${problem.code} ${pathText(problem.at)} ${JSON.stringify(problem.values)}`}
            problem={problem}
          />
        ),
      )}
    </ul>
  );
}

function GroupRow({ group }: { readonly group: ProblemGroup }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const severity = group.problems[0]?.severity ?? "warning";
  const open = () => {
    const opened = firstOf(group);
    if (opened) goToProblem(store, opened);
  };
  return (
    <li>
      <button type="button" className="problem" onClick={open}>
        <SeverityIcon severity={severity} />
        <span className="problem-text">
          <span className="visually-hidden">{`${texts.overview.severities[severity === "block" ? "block" : "warning"]}: `}</span>
          <span>{groupSentence(group, project, texts)}</span>
          <small>{texts.overview.oneByOne}</small>
        </span>
        <Arrow />
      </button>
    </li>
  );
}

function ProblemRow({ problem }: { readonly problem: Problem }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { project } = useDraft();
  const view = viewOfProblem(problem, project);
  const place = placeText(problem.at, project, texts);
  const words = (
    <>
      <SeverityIcon severity={problem.severity} />
      <span className="problem-text">
        <span className="visually-hidden">{`${problem.severity === "block" ? texts.overview.severities.block : texts.overview.severities.warning}: `}</span>
        <span>{problemSentence(problem, texts)}</span>
        {place !== "" && <small>{place}</small>}
      </span>
    </>
  );
  return (
    <li>
      {view ? (
        <button type="button" className="problem" onClick={() => show(store, view)}>
          {words}
          <Arrow />
        </button>
      ) : (
        <div className="problem">{words}</div>
      )}
    </li>
  );
}

/** Numbers of errors and warnings, shown in another row. */
export function Missing({ problems }: { readonly problems: readonly Problem[] }) {
  const texts = useStudioTexts();
  const { block, warning } = countProblems(problems);
  return (
    <span className="missing">
      {block > 0 && (
        <span className="missing-block">
          <SeverityIcon severity="block" />
          <span aria-hidden="true">{block}</span>
          <span className="visually-hidden">{plural(texts.language, texts.frame.blocksPublishing, block)}</span>
        </span>
      )}
      {warning > 0 && (
        <span>
          <SeverityIcon severity="warning" />
          <span aria-hidden="true">{warning}</span>
          <span className="visually-hidden">{plural(texts.language, texts.frame.warns, warning)}</span>
        </span>
      )}
    </span>
  );
}
