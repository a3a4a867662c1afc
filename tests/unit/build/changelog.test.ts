import { describe, expect, it } from "vitest";
import { nextVersion, releasedChangelog, unreleasedNotes } from "../../../build/release/changelog.ts";

const changelog = (sections: string): string =>
  `# Changes\n\n## Unreleased\n\n${sections}\n## 1.4.2\n\n### New\n\n- Old.\n`;

describe("the next release", () => {
  it.each([
    ["### Breaking\n\n- A tag is gone.\n\n### New\n\n- A tag.\n", "2.0.0"],
    ["### New\n\n- A tag.\n\n### Fixed\n\n- A fault.\n", "1.5.0"],
    ["### Breaking\n\n### Fixed\n\n- A fault.\n", "1.4.3"],
    ["### Changed\n\n- A word.\n", "1.4.3"],
  ])("follows from the entries of the changelog: %j", (sections, version) => {
    expect(nextVersion("1.4.2", changelog(sections))).toBe(version);
  });

  it("is refused with a sentence if there are no entries, or if the version does not have three numbers", () => {
    expect(() => nextVersion("1.4.2", changelog(""))).toThrow(/nothing to release/);
    expect(() => unreleasedNotes("# Changes\n")).toThrow(/add it above the newest version/);
    expect(() => nextVersion("1.4", changelog("### New\n\n- A tag.\n"))).toThrow(/three numbers/);
  });

  it("takes over the unreleased notes, and leaves an empty section for the next ones", () => {
    const released = releasedChangelog(changelog("### New\n\n- A tag.\n"), "1.5.0", "2026-11-28");
    expect(released).toContain("## Unreleased\n\n## 1.5.0 (2026-11-28)\n\n### New\n\n- A tag.\n\n## 1.4.2");
    expect(() => unreleasedNotes(released)).toThrow(/nothing to release/);
  });
});
