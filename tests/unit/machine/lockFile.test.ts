import { readFileSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { describe, expect, it } from "vitest";

type Package = {
  readonly version?: string;
  readonly resolved?: string;
  /** The project is next to the lock file. */
  readonly link?: boolean;
  readonly deprecated?: string;
  readonly integrity?: string;
  readonly cpu?: readonly string[];
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
type Packages = Readonly<Record<string, Package>>;

const packagesOf = (folder: string) => (read(join(folder, "package-lock.json")) as { packages: Packages }).packages;

/** The packages npm downloads: all except the folder itself and its siblings. */
const fetchedOf = (packages: Packages) =>
  Object.entries(packages).filter(
    ([place, { link, resolved }]) => place.includes("node_modules/") && !link && !resolved?.startsWith("file:"),
  );

/** Where Node finds a package that another one requires: next to it, or in a folder above. */
function placeOf(name: string, asker: string, packages: Packages): string | undefined {
  const own = `${asker === "" ? "" : `${asker}/`}node_modules/${name}`;
  if (packages[own]) return own;
  const above = asker.slice(0, Math.max(0, asker.lastIndexOf("/node_modules/")));
  return asker === "" ? undefined : placeOf(name, above, packages);
}

describe.each([".", "tests/hosts/apps", "tests/hosts/react18"])("the lock file in %s", (folder) => {
  const packages = packagesOf(folder);
  const fetched = fetchedOf(packages);

  it("contains every optional package of every dependency, so that each platform finds its own", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !placeOf(name, place, packages))
        .map((name) => `${place}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry, only each package's required hash", () => {
    expect(fetched.filter(([, { resolved, integrity }]) => resolved || !integrity).map(([place]) => place)).toEqual([]);
  });

  it("contains no deprecated package", () => {
    expect(fetched.filter(([, { deprecated }]) => deprecated).map(([place]) => place)).toEqual([]);
  });
});

const packages = packagesOf(".");
const installed = fetchedOf(packages);

/** Packages that no supported Node ever installs: WebAssembly stand-ins, and 32-bit Windows, which Node 24 no longer supports. */
const withoutNode = installed.filter(([, { cpu }]) => cpu?.every((name) => name === "wasm32" || name === "ia32"));
const onlyForThose = new Set(
  withoutNode.flatMap(([place, { dependencies = {} }]) => [
    place,
    ...Object.keys(dependencies).map((name) => placeOf(name, place, packages)),
  ]),
);

describe("the lock file of Kulla itself", () => {
  it("has exactly the versions that package.json requires", () => {
    const { dependencies, devDependencies } = read("package.json") as Package;
    const required = { ...dependencies, ...devDependencies };
    expect({ ...packages[""]?.dependencies, ...packages[""]?.devDependencies }).toEqual(required);
    const other = Object.entries(required).filter(([name, version]) => {
      const exact = version.replace(/^npm:.*@/, "");
      return packages[`node_modules/${name}`]?.version !== exact;
    });
    expect(other).toEqual([]);
  });

  for (const node of ["20.19.0", "22.12.0", "24.0.0", "26.0.0"]) {
    it(`contains nothing that refuses Node ${node}`, () => {
      const refusing = installed
        .filter(([place, { optional }]) => !(optional && onlyForThose.has(place)))
        .filter(([, { engines }]) => engines?.node && !semver.satisfies(node, engines.node))
        .map(([place, { engines }]) => `${place}: ${engines?.node}`);
      expect(refusing).toEqual([]);
    });
  }
});
