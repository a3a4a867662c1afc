/** The part of the version number that a release increases. */
type Bump = "major" | "minor" | "patch";

/** A problem that has to be fixed before a release; the message says how. */
export class ReleaseError extends Error {}

const heading = "## Unreleased";

/** The unreleased notes, without their heading. Throws a ReleaseError if there are none. */
export function unreleasedNotes(changelog: string): string {
  const [before, rest] = changelog.split(`${heading}\n`);
  if (before === undefined || rest === undefined)
    throw new ReleaseError(`CHANGELOG.md has no "${heading}": add it above the newest version.`);
  const [notes = ""] = rest.split(/^## /m);
  if (!/^- /m.test(notes))
    throw new ReleaseError(`CHANGELOG.md lists nothing below "${heading}": there is nothing to release.`);
  return notes.trim();
}

/** Breaking changes make a release major, additions minor, anything else a patch. */
function bumpOf(notes: string): Bump {
  const sections = new Map(notes.split(/^### /m).map((part) => [part.split("\n")[0]?.trim(), /^- /m.test(part)]));
  if (sections.get("Breaking")) return "major";
  return sections.get("New") ? "minor" : "patch";
}

/** The next version. Throws a ReleaseError if the current version does not consist of three numbers. */
export function nextVersion(version: string, changelog: string): string {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers)
    throw new ReleaseError(`package.json has the version "${version}": three numbers are required, as in 1.2.3.`);
  const [major = 0, minor = 0, patch = 0] = numbers;
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return next[bumpOf(unreleasedNotes(changelog))].join(".");
}

/** The changelog with its unreleased notes under a version. `date`: `2026-11-28`. */
export const releasedChangelog = (changelog: string, version: string, date: string): string =>
  changelog.replace(`${heading}\n`, `${heading}\n\n## ${version} (${date})\n`);
