import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderCommand } from "../../../../owner/cli/render.ts";

describe("kulla render", () => {
  let folder = "";
  const printed: string[] = [];
  const messages: string[] = [];
  const at = (name: string): string => join(folder, name);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kulla-render-"));
    const project = JSON.parse(readFileSync("tests/fixtures/projects/house/project.json", "utf8")) as object;
    const texts = { sr: "texts.sr.json" };
    writeFileSync(at("project.json"), JSON.stringify({ ...project, texts }));
    writeFileSync(at("texts.sr.json"), JSON.stringify({ path: "Putanja" }));
    printed.length = messages.length = 0;
    vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
    vi.spyOn(console, "error").mockImplementation((line: string) => void messages.push(line));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const render = (...more: string[]): Promise<number> =>
    renderCommand(["kulla-floor-explorer", "--project", at("project.json"), "--locale", "sr", ...more]);

  it("renders an element in the project's own language if its texts are given", async () => {
    expect(await render("--texts-file", at("texts.sr.json"))).toBe(0);
    expect(printed.join("")).toContain('aria-label="Putanja: Floor 0"');
    expect(messages).toEqual([]);
  });

  it("without them it writes only the tag and names the missing language", async () => {
    expect(await render()).toBe(1);
    expect(printed.join("")).not.toContain("<template");
    expect(messages.join()).toContain('"sr"');
  });

  it("reports a texts file that cannot be read, and writes nothing", async () => {
    writeFileSync(at("texts.sr.json"), "{");
    expect(await render("--texts-file", at("texts.sr.json"))).toBe(1);
    expect(printed).toEqual([]);
    expect(messages.join()).toContain("texts.sr.json cannot be read");
  });

  it("does not wait for a pipe in place of a file", async () => {
    execFileSync("mkfifo", [at("availability.json")]);
    expect(await render("--availability", at("availability.json"))).toBe(1);
    expect(messages).toEqual([`${at("availability.json")} cannot be read: it is not a file.`]);
  });

  it("explains the problem with a project or availability file that is nested 200,000 levels deep", async () => {
    const deep = `{"version":1,"homes":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    writeFileSync(at("availability.json"), deep);
    expect(await render("--availability", at("availability.json"))).toBe(1);
    writeFileSync(at("project.json"), deep);
    expect(await render()).toBe(1);
    expect(printed).toEqual([]);
    const problem = "cannot be read: it is nested more than 200 levels deep.";
    expect(messages).toEqual([`${at("availability.json")} ${problem}`, `${at("project.json")} ${problem}`]);
  });

  it.each([
    [["--flor", "3"], "There is no option --flor. Did you mean --floor?"],
    [["--colour", "red"], "There is no option --colour. The options are --project, --availability, "],
    [["-x"], "There is no option -x. The options are --project, "],
    [["--floor"], "--floor needs a value: --floor <value>."],
    [["--help=yes"], "--help does not take a value."],
    [["--view", "list"], "<kulla-floor-explorer> has no attribute for --view. It has --project, --locale, "],
    [["3"], 'One tag at a time, not "kulla-floor-explorer 3": values follow their option, as in --tower k5.'],
  ])("says what is wrong with %j and what is right, and exits with 2", async (more, sentence) => {
    expect(await render(...more)).toBe(2);
    expect(printed).toEqual([]);
    expect(messages.join()).toContain(sentence);
    expect(messages.join()).not.toMatch(/ERR_|positional|'-- "/);
  });

  it("suggests the tag that was probably meant", async () => {
    expect(await renderCommand(["kulla-floorexplorer"])).toBe(2);
    expect(messages.join()).toContain('There is no tag "kulla-floorexplorer". Did you mean kulla-floor-explorer?');
  });

  it("reports a misspelled value, and writes the element anyway", async () => {
    expect(await render("--texts-file", at("texts.sr.json"), "--theme", "drak")).toBe(1);
    expect(printed.join("")).toContain("<template");
    expect(messages.join()).toContain('has theme="drak", which is ignored: write theme="dark"');
  });
});
