import { expect, test } from "vitest";
import { routes } from "../../../../demo/navigation/routes.ts";
import { headerRules, headersFile, headersOf } from "../../../../demo/server/headers.ts";

test("a host's headers file is short enough for every host", () => {
  const file = headersFile(headerRules());
  expect(file.split("\n\n").length).toBeLessThanOrEqual(100);
  expect(Math.max(...file.split("\n").map(({ length }) => length))).toBeLessThan(2000);
});

test("apart from policies, which are combined, no path gets the same header twice", () => {
  const rules = headerRules();
  for (const path of ["/", "/about", "/assets/a.js", "/widgets/c/a.js", "/widgets/v1.0.0/kulla.js", "/tours/c/a.js"]) {
    const headers = headersOf(path, rules);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
    expect(headers["Access-Control-Allow-Origin"] ?? "*").toBe("*");
    expect(headers["Cache-Control"] ?? "public, max-age=31536000, immutable").toBe(
      "public, max-age=31536000, immutable",
    );
  }
});

test("no showcase page, in any language, can be framed by another site, except the pages intended for it", () => {
  const ownPages = ["/first-floor", "/floors/7", "/buildings/k5", "/apartments/k5-07-05", "/vr-1-1"];
  const rules = headerRules({ pages: ownPages });
  const policyOf = (path: string) => headersOf(path, rules)["Content-Security-Policy"];
  const pages = [...routes.map(({ path }) => path), ...ownPages].flatMap((path) =>
    ["", "/en", "/de"].map((language) => `${language}${path}`),
  );
  const addresses = pages.flatMap((path) => [
    path,
    `${path}/`.replace("//", "/"),
    `${path}/index.html`.replace("//", "/"),
  ]);
  expect(addresses.filter((path) => !policyOf(path)?.endsWith(", frame-ancestors 'self'"))).toEqual([]);
  const framed = ["/embed.html", "/hostile/embed.html", "/tours/1/vr-1-1/index.htm", "/tours/exterior/index.htm"];
  expect(framed.filter((path) => policyOf(path)?.includes("frame-ancestors"))).toEqual([]);
});

test("a drawing opened on its own is displayed, and runs nothing", () => {
  const rules = headerRules();
  const policyOf = (path: string) => headersOf(path, rules)["Content-Security-Policy"];
  for (const path of ["/project/plans/p1.svg", "/project/layouts/3/plan.svg"])
    expect(policyOf(path)).toMatch(/, default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox$/);
  expect(policyOf("/project/project.json")).not.toContain("sandbox");
  expect(headersFile(rules)).toContain("\n\n/project/*.svg\n  Content-Security-Policy: default-src 'none';");
});
