import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../../../owner/site/checkSite.ts";
import { readSite, type SiteProblem } from "../../../../owner/site/readSite.ts";
import { readSiteMap } from "../../../../owner/site/readSiteMap.ts";
import { siteNotes } from "../../../../owner/site/siteNotes.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Steps = readonly (string | number)[];

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Json;
const { project } = parseProject(read("public/project/project.json"), "https://kulla.example/");
const languages = ["sq", "en", "de"];

/** The sample's, with every field of the format that the sample does not use. */
function goodSite(): Json {
  const site = read("public/project/site.json") as { readonly pages: { readonly [page: string]: Json } };
  const title = { sq: "Kulla", en: "Kulla", de: "Kulla" };
  return {
    ...site,
    domain: "www.kulla.example",
    pageOrder: ["contact", "about"],
    floorPaths: [{ floor: 1, path: "first-floor" }],
    brand: {
      name: "Kulla",
      copyright: title,
      mark: { path: "M0 0h24v24z", width: 24, height: 24, evenOdd: true },
      colours: { accent: "#077047", ink: "#161512", paper: "#f6f3ec" },
      fonts: "plain",
    },
    pages: {
      ...site.pages,
      imprint: { title, headline: title, parts: [{ title, text: title }] },
      videos: {
        title,
        headline: title,
        items: [{ title, seen: title, poster: "site/roof", film: "loop", watch: "https://video.example/roof" }],
      },
    },
  };
}

/** Every place of a value, the value itself first. Of a long list, the first item: the others have the same format. */
function placesIn(value: Json, steps: Steps = []): readonly Steps[] {
  if (typeof value !== "object" || value === null) return [steps];
  const parts: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.slice(0, 1).map((each: Json, index) => [index, each])
    : Object.entries(value);
  return [steps, ...parts.flatMap(([step, each]) => placesIn(each, [...steps, step]))];
}

/** A copy with another value at a place, or without it. */
function changed(value: Json, [step, ...more]: Steps, to: Json | undefined): Json {
  if (step === undefined) return to ?? null;
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((each, index) =>
      index !== step ? [each] : more.length > 0 || to !== undefined ? [changed(each, more, to)] : [],
    );
  const { [step]: old = null, ...others } = value as { readonly [name: string]: Json };
  return more.length > 0 || to !== undefined ? { ...others, [step]: changed(old, more, to) } : others;
}

const wrongValues: readonly (Json | undefined)[] = [
  undefined,
  null,
  7,
  -1e9,
  true,
  "<b>?!",
  "",
  [],
  ["a"],
  {},
  { x: {} },
];

/** A sentence says what is wrong, and what to write instead or what is shown. */
const sentence =
  /^(must be [^:]+.*, not .+|is missing: write .+|is missing, so the film is left out: give .+|is empty: write a text|has no text in [^:]+: another language is shown|has no text in .+, the languages of the website|is shown as written, including .+: texts are not HTML|is not a name that Kulla knows, so no page shows it: .+|is too close to the background to be read .+: pages show #[\da-f]{6} instead|has no [^:]+ yet, so visitors see only .+: add some, or remove the page|there is no (building|apartment|tour|floor) .+: (write one of .+|the project has none, so remove it)|nothing in it is shown until .+)$/;
/** Words of programs. */
const jargon = /expected|received|\b(Object|Array|string|boolean|undefined|NaN|schema|regex|pattern|invalid)\b/i;

const problemsOf = (site: unknown): readonly Pick<SiteProblem, "path" | "problem">[] => [
  ...checkSite(site, { project, languages }),
  ...siteNotes(site, "Kulla"),
];

describe("the problems in a site.json written by hand", () => {
  const good = goodSite();

  it("are not found in the valid file that is changed below", () => expect(problemsOf(good)).toEqual([]));

  it("are sentences about what is wrong and what to write instead, whatever is written anywhere in it", () => {
    const places = placesIn(good);
    let count = 0;
    // A third of the values at each place, in turn: several hundred files, each read as a whole.
    for (const [index, steps] of places.entries())
      for (const wrong of wrongValues.filter((_, nth) => (index + nth) % 3 === 0))
        for (const { path, problem } of problemsOf(changed(good, steps, wrong))) {
          count += 1;
          const where = `${steps.join(".")} = ${JSON.stringify(wrong)}, ${path}: ${problem}`;
          expect(problem, where).toMatch(sentence);
          expect(problem.replaceAll(/"[^"]*"/g, ""), where).not.toMatch(jargon);
        }
    expect(places.length).toBeGreaterThan(300);
    expect(count).toBeGreaterThan(1000);
  });

  it("name each value of a wrong kind, and each name that the format does not have", () => {
    for (const steps of placesIn(good).filter((each) => each.length > 0)) {
      const found = problemsOf(changed(good, steps, [[]]));
      const paths = found.map(({ path }) => path.replaceAll(/\[(\d+)\]/g, ".$1"));
      const isNamed = paths.some((path) => path.startsWith(steps.join(".")) || path === "");
      expect(isNamed || steps[0] === "$schema", `${steps.join(".")}: ${paths.join("; ")}`).toBe(true);
    }
    expect(problemsOf(changed(good, ["brand", "colours", "acent"], "#000000"))).toMatchObject([
      { path: "brand.colours.acent", problem: expect.stringMatching(/is it meant to be "accent"\?$/) },
    ]);
  });

  it("say what to write: for a group, a list, a text, a number, a choice, yes or no, and a whole file", () => {
    const problemOf = (steps: Steps, wrong: Json | undefined) =>
      readSite(changed(good, steps, wrong), "").problems.map(({ path, problem }) => `${path} ${problem}`)[0];
    expect(problemOf(["brand", "colours"], "red")).toBe(
      'brand.colours must be a group in braces like { "accent": …, "ink": …, "paper": … }, not "red"',
    );
    expect(problemOf(["brand", "colours", "ink"], "black")).toBe(
      'brand.colours.ink must be a colour with six lower-case hexadecimal digits like "#077047", not "black"',
    );
    expect(problemOf(["figures"], { name: "Parking" })).toBe(
      'figures must be a list in square brackets like [{ "name": …, "value": … }], not a group in braces',
    );
    expect(problemOf(["figures", 0, "value"], 400)).toBe("figures[0].value must be a text in quotation marks, not 400");
    expect(problemOf(["place", "lat"], "42.6")).toBe(
      'place.lat must be a number from -90 to 90, without quotation marks, not "42.6"',
    );
    expect(problemOf(["elevation"], "yes")).toBe('elevation must be true or false, without quotation marks, not "yes"');
    expect(problemOf(["brand", "fonts"], "comic")).toBe(
      'brand.fonts must be "serif", "plain" or "system", not "comic"',
    );
    expect(problemOf(["pages", "home", "title", "sq"], 7)).toBe(
      "pages.home.title.sq must be a text in quotation marks, not 7",
    );
    expect(problemOf(["pages", "contact", "headline"], undefined)).toBe(
      'pages.contact.headline is missing: write a text in quotation marks, or one for each language like { "sq": "…", "en": "…", "de": "…" }',
    );
    expect(problemOf([], [])).toBe(
      ' must be a group in braces like { "version": …, "brand": …, "pages": … }, not a list',
    );
  });

  it("are sentences in the map of the surroundings, too", () => {
    const { problems } = readSiteMap({
      park: 7,
      streets: [{ line: "M0 0", width: "4" }],
      towers: [{ id: "a", outline: "M0 0", at: 3 }],
    });
    expect(problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      'park must be SVG path data like "M0 0h24v24z", not 7',
      'streets[0].width must be a number from 0 to 1000, without quotation marks, not "4"',
      "towers[0].at must be two numbers in square brackets like [120, 80], not 3",
    ]);
  });

  it("do not include the address of a video, whose page opens there", () => {
    const videos = {
      title: "Video",
      headline: "Video",
      items: [{ title: "Kulmi", poster: "roof", watch: "https://youtu.be/a" }],
    };
    const home = { title: "A", headline: "B" };
    const { content, problems } = readSite({ version: 1, brand: { name: "A" }, pages: { home, videos } }, "A");
    expect([content.pages.videos?.items[0]?.watch, problems]).toEqual(["https://youtu.be/a", []]);
  });
});
