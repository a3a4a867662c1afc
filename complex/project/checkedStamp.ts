import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { adoptProject } from "../../src/project/adoptProject.ts";
import { parseProject } from "../../src/project/parseProject.ts";

const anywhere = "https://kulla.example/project/project.json";

/**
 * The SHA-256 (hex) of a project file's text where it may be taken as it is, without the parser: it has no fault and
 * the short way gives the very same project. "" otherwise. The build writes it into loadProject.
 */
export function checkedStamp(text: string): string {
  try {
    const { project, problems } = parseProject(JSON.parse(text), anywhere);
    const isSame = problems.length === 0 && isDeepStrictEqual(adoptProject(text, anywhere), project);
    return isSame ? createHash("sha256").update(text).digest("hex") : "";
  } catch {
    return "";
  }
}
