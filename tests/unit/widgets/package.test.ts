import { readFile } from "node:fs/promises";
import semver from "semver";
import { describe, expect, it } from "vitest";
import { packageDescription } from "../../../build/package/writePackage.ts";

type OwnPackage = {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

describe("the package", () => {
  it("accepts no untested version of another package: every range has an end, and includes the tested one", async () => {
    const own = JSON.parse(await readFile("package.json", "utf8")) as OwnPackage;
    const { dependencies, peerDependencies, peerDependenciesMeta } = packageDescription(own);
    const tested = { ...own.devDependencies, ...own.dependencies };
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.length).toBeGreaterThan(8);
    for (const [name, range] of ranges) {
      expect(semver.validRange(range), name).not.toBeNull();
      expect(semver.gtr("1000.0.0", range), `${name} ${range}`).toBe(true);
      expect(semver.satisfies(tested[name] ?? "", range), `${name} ${range}`).toBe(true);
    }
    expect(Object.keys(peerDependenciesMeta)).toEqual(Object.keys(peerDependencies));
  });
});
