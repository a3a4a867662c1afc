import { parseProject } from "../../../src/project/parseProject.ts";
import { ProjectDataError, type Steps } from "../../../src/project/ProjectDataError.ts";
import type { Draft } from "../draft.ts";
import { unpublished } from "../file/toProject.ts";
import { homeProblems } from "./homeProblems.ts";
import { outlineProblems } from "./outlineProblems.ts";
import type { Problem, ProblemCode, Weight } from "./problem.ts";
import { textProblems } from "./textProblems.ts";

const order: readonly Weight[] = ["block", "warning", "hint"];

/** All that is wrong with a draft or could be better: what blocks first, then what warns, then hints, each in the project's order. */
export function problemsOf(draft: Draft): readonly Problem[] {
  const all = [
    ...readerProblems(draft),
    ...homeProblems(draft),
    ...outlineProblems(draft.project),
    ...textProblems(draft.project),
    ...contactProblems(draft),
  ];
  return all.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

/** Whether nothing keeps the draft from being published. */
export const isPublishable = (problems: readonly Problem[]): boolean =>
  problems.every(({ weight }) => weight !== "block");

/** What the reader says that visitors' elements use: a record it leaves out would be missing without a word. */
function readerProblems({ project }: Draft): readonly Problem[] {
  try {
    const { problems } = parseProject(unpublished(project), "https://project.invalid/project/project.json");
    return problems.map(({ path, problem }) => {
      const code: ProblemCode = codeOf(problem, path);
      return { code, weight: "block", at: stepsOf(path), mend: "open", values: { path, problem } };
    });
  } catch (error) {
    if (!(error instanceof ProjectDataError)) throw error;
    const values = { problem: error.problem };
    return [{ code: "nothingToShow", weight: "block", at: stepsOf(error.path), mend: "open", values }];
  }
}

function codeOf(problem: string, path: string): ProblemCode {
  if (problem.endsWith("is there already")) return /\.regions\[/.test(path) ? "doubledRegion" : "doubledId";
  return /^no \w+ "/.test(problem) ? "linkNowhere" : "brokenField";
}

/** "floors[8].apartments[2].tour" as steps. */
function stepsOf(path: string): Steps {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => (index ? Number(index) : (name ?? "")));
}

function contactProblems({ project }: Draft): readonly Problem[] {
  const { contact = {}, inquiry = {} } = project;
  const { address: _, links: __, ...ways } = contact;
  const hasMail = inquiry.endpoint ?? (inquiry.publicKey && inquiry.service && inquiry.template);
  return [
    ...(Object.values(ways).some(Boolean)
      ? []
      : [{ code: "contactMissing", weight: "warning", at: ["contact"], mend: "open" } as const]),
    ...(hasMail ? [] : [{ code: "mailMissing", weight: "warning", at: ["inquiry"], mend: "open" } as const]),
  ];
}
