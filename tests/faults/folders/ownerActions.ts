import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { checkCommand } from "../../../owner/cli/check.ts";
import { publishCommand } from "../../../owner/cli/publish.ts";
import { renderCommand } from "../../../owner/cli/render.ts";
import { syncCommand } from "../../../owner/cli/sync.ts";
import { readSvg } from "../../../owner/studio/draft/svg/readSvg.ts";
import { startStudioServer, type StudioServer } from "../../../owner/studio/server/web/studioServer.ts";
import type { Random } from "../../support/random.ts";
import { ReceivedFolder } from "./receivedFolder.ts";
import { type Answer, ask, encoded, fileAddress, jsonOf, pagePort } from "./studioClient.ts";

/** The environment of an owner's action, and its reports. */
export type Acting = {
  /** Of the received folder. */
  readonly folder: string;
  /** A problem that was found. */
  readonly kind: string;
  readonly random: Random;
  /** The output of a separate process. */
  readonly printed: (text: string) => void;
  /** The owner's browser was shown this; `from`: what showed it. */
  readonly shown: (bytes: string | Uint8Array, from: string) => void;
  /** The current action, to be reported if a case does not end. */
  readonly doing: (what: string) => void;
  readonly expect: (isSo: boolean, problem: string) => void;
  /** Texts of drafts that the owner saved or restored. */
  readonly saved: (text: string) => void;
};

/** An owner's actions on a received folder, through the program's own interfaces. */
export type OwnerAction = { readonly name: string; readonly run: (acting: Acting) => Promise<void> };

/** The kind of an intact folder. */
export const asItWas = "as it was";

/** Where the built page of the studio and the tours' viewer are. */
const builtPage = resolve("dist/package/studio");
const builtCommand = resolve("dist/package/bin/kulla.js");

async function command(
  { kind, doing, expect }: Acting,
  name: string,
  run: () => number | Promise<number>,
): Promise<void> {
  doing(name);
  try {
    const code = await run();
    const isFine = kind === asItWas && !name.includes("--back") ? code === 0 : code === 0 || code === 1;
    expect(isFine, `${name} ends with ${code}`);
  } catch (error) {
    expect(false, `${name} breaks off: ${String(error).slice(0, 160)}`);
  }
}

const numbers = ["1", "2", "3", "7", "99"] as const;

/** Through the commands' own functions. */
export const commandActions: readonly OwnerAction[] = [
  { name: "check", run: (acting) => command(acting, "kulla check", () => checkCommand([acting.folder])) },
  {
    name: "publish",
    run: async (acting) => {
      await command(acting, "kulla publish", () => publishCommand([acting.folder]));
      await command(acting, "kulla publish --versions", () => publishCommand([acting.folder, "--versions"]));
    },
  },
  {
    name: "back",
    run: async (acting) => {
      for (const number of ["1", acting.random.pick(numbers)])
        await command(acting, `kulla publish --back ${number}`, () =>
          publishCommand([acting.folder, "--back", number]),
        );
    },
  },
  {
    name: "sync",
    run: async (acting) => {
      const config = join(acting.folder, "sync.json");
      await command(acting, "kulla sync", () => syncCommand(["--config", config]));
      await command(acting, "kulla sync --write", () => syncCommand(["--config", config, "--write", "--yes"]));
    },
  },
  {
    name: "render",
    run: async (acting) => {
      const [project, availability] = ["project.json", "availability.json"].map((name) => join(acting.folder, name));
      const args = ["--project", project ?? "", "--availability", availability ?? ""];
      const tag = acting.random.pick(["kulla-building-picker", "kulla-apartment-search", "kulla-brochure"]);
      await command(acting, "kulla render", () => renderCommand([tag, ...args]));
    },
  },
];

/** The same in separate processes, as in the package: only then a crash of one is visible. */
export const processActions: readonly OwnerAction[] = [
  {
    name: "commands as processes",
    run: async ({ folder, kind, doing, expect, printed: tellPrinted }) => {
      const config = join(folder, "sync.json");
      const all = [
        ["check", folder],
        ["publish", folder],
        ["publish", folder, "--versions"],
        ["publish", folder, "--back", "1"],
        ["sync", "--config", config, "--write", "--yes"],
        ["render", "kulla-building-picker", "--project", join(folder, "project.json")],
      ];
      for (const args of all) {
        doing(`kulla ${args[0] ?? ""} as a process`);
        const { code, printed } = await runProcess(args);
        tellPrinted(printed);
        const isFine = code === 0 || (code === 1 && (kind !== asItWas || args.includes("--back")));
        expect(isFine, `kulla ${args[0] ?? ""} ends with ${code}: ${printed.slice(-200)}`);
        expect(!/\n\s+at /.test(printed), `kulla ${args[0] ?? ""} prints where it broke off: ${printed.slice(0, 200)}`);
      }
    },
  },
];

/** These processes are exempt from this process's watch for started programs. */
const startProcess = spawn;

function runProcess(args: readonly string[]): Promise<{ readonly code: number | null; readonly printed: string }> {
  const child = startProcess(process.execPath, ["--max-old-space-size=512", builtCommand, ...args]);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  return new Promise((done) => child.on("close", (code) => done({ code, printed })));
}

export const studioAction: OwnerAction = {
  name: "studio",
  run: async (acting) => {
    acting.doing("the studio starts");
    const studio = await startStudioServer({ port: 0, page: builtPage });
    try {
      await useStudio(acting, studio);
    } finally {
      acting.doing("the studio stops");
      await studio.close();
    }
  },
};

type Using = Acting & {
  readonly studio: StudioServer;
  /** Sends a request, and returns the answer. */
  readonly get: (at: Parameters<typeof ask>[1], request?: Parameters<typeof ask>[2]) => Promise<Answer>;
  /** The same, for requests that succeed in an intact folder. */
  readonly getWell: Using["get"];
};

async function useStudio(acting: Acting, studio: StudioServer): Promise<void> {
  const get: Using["get"] = async (at, request = {}) => {
    const { port, path } = typeof at === "string" ? { port: studio.port, path: at } : at;
    acting.doing(`${request.method ?? "GET"} ${path.slice(0, 120)}`);
    const answer = await ask(studio, at, request);
    acting.shown(answer.bytes, `${request.method ?? "GET"} ${path.slice(0, 80)}`);
    if (port === pagePort(studio)) expectHarmless(acting, path, answer);
    return answer;
  };
  const getWell: Using["get"] = async (at, request) => {
    const answer = await get(at, request);
    const path = typeof at === "string" ? at : at.path;
    acting.expect(answer.status === 200 || acting.kind !== asItWas, `${path} is answered with ${answer.status}`);
    return answer;
  };
  const using: Using = { ...acting, studio, get, getWell };
  const opened = await getWell("/api/folder", { method: "POST", body: JSON.stringify({ folder: acting.folder }) });
  if (opened.status !== 200) return;
  await getWell("/api/state");
  const files = await readFiles(using);
  await saveDraft(using);
  await getWell("/api/check");
  await readOutlines(using, files);
  await readLists(using);
  await readBrochures(using);
  await runNothing(using);
  await publish(using, "/api/publish", {});
  await readPublished(using);
  await getWell("/api/versions");
  for (const number of [1, acting.random.below(4)]) await publish(using, "/api/versions/back", { number });
  await readPublished(using);
  await get("/api/draft/restore", { method: "POST", body: "{}" });
  const folder = new ReceivedFolder(acting.folder);
  if (await folder.isPlain("kulla-draft.json"))
    acting.saved(await readFile(join(acting.folder, "kulla-draft.json"), "utf8"));
}

/** A browser runs the scripts of a page, unless a policy gives it another origin. */
function expectHarmless({ expect }: Acting, path: string, { status, headers, bytes }: Answer): void {
  const isPage = /html|svg|xml/.test(String(headers["content-type"] ?? ""));
  const isTheirs = /<script[^>]*>attackRan|src="tura\.js"|<(?:[\w-]+:)?svg[\s>]/.test(bytes.toString("latin1"));
  if (status !== 200 || !isPage || !isTheirs || path.startsWith("/assets/")) return;
  const policy = String(headers["content-security-policy"] ?? "");
  const sandbox = /(?:^|;)\s*sandbox(?<allowed>[^;]*)/.exec(policy)?.groups?.["allowed"];
  expect(
    sandbox !== undefined && !sandbox.includes("allow-same-origin"),
    `a page of the folder has the studio's origin: ${path.split("/").slice(0, 2).join("/")}/`,
  );
}

/** The list of files, and most of the files themselves. */
async function readFiles({ get, getWell, studio, random }: Using): Promise<readonly string[]> {
  const { files } = jsonOf(await getWell("/api/files"));
  const listed = Array.isArray(files) ? files : [];
  const paths = listed.flatMap((each: unknown) => {
    const { path } = (typeof each === "object" && each !== null ? each : {}) as { readonly path?: unknown };
    return typeof path === "string" ? [path] : [];
  });
  const odd = [
    "../victim/passwords.txt",
    ".kulla/lock.json",
    "kulla-draft.json",
    "Tura/more/index.html",
    "Planet/plan.svg",
  ];
  for (const path of [...paths, ...odd].slice(0, 60).filter(() => random.chance(0.6))) {
    const at = fileAddress(studio, random.pick(["files", "preview"]), path);
    await get(at);
    if (/\.(?:jpg|svg)$/.test(path) && random.chance(0.5)) await get(`/api/pictures?path=${encoded(path)}`);
  }
  for (const path of ["../victim/passwords.txt", "%2e%2e/victim/passwords.txt", "..%2fvictim%2fpasswords.txt"]) {
    const { port, path: start } = fileAddress(studio, "files", "");
    await get({ port, path: `${start}${path}` });
  }
  for (const path of ["Planet/kati 1.svg", "Tura/pamje.jpg"]) await getWell(fileAddress(studio, "files", path));
  await getWell(fileAddress(studio, "preview", "Tipi A/image1.jpg"));
  await getWell(fileAddress(studio, "preview", "project.json"));
  await getWell(fileAddress(studio, "preview", "embedding.json"));
  const texts = fileAddress(studio, "preview", "texts.json");
  await get({ ...texts, path: `${texts.path}?locale=fr` });
  const foreign = jsonOf(await getWell("/api/foreign", { method: "POST", body: JSON.stringify({ folder: "Tura" }) }));
  if (typeof foreign["address"] === "string") {
    const address = new URL(foreign["address"], `http://127.0.0.1:${studio.port}`);
    for (const name of ["index.htm", "more/index.html", "taken/pamje.jpg", "..%2f..%2fvictim%2fpasswords.txt"])
      await get({ port: Number(address.port), path: `${address.pathname}${name}` });
  }
  for (const path of ["Tura/pamje.jpg", "Tura/taken/pamje.jpg"])
    await getWell(fileAddress(studio, "scene", `${path}/preview.webp`));
  for (const tour of ["own/index.htm", "own/tour.json", "own/s1/preview.webp"])
    await get(fileAddress(studio, "visit", tour));
  return paths;
}

/** An owner's own change: the date of the statuses. Without a draft, one that imports the project. */
async function saveDraft({ getWell, saved, folder }: Using): Promise<void> {
  const { text, revision, project } = jsonOf(await getWell("/api/draft"));
  const importedDraft = typeof project === "string" ? `{"draftVersion":1,"settings":{},"project":${project}}` : "";
  const body = bodyOf(typeof text === "string" ? text : importedDraft, revision);
  if (body === undefined) return;
  const { status } = await getWell("/api/draft", { method: "PUT", body });
  if (status === 200) saved(await readFile(join(folder, "kulla-draft.json"), "utf8"));
}

/** A draft with the change in it, as it is sent; a draft that is not JSON, or nested too deep, cannot be sent by an owner's page. */
function bodyOf(text: string, revision: unknown): string | undefined {
  try {
    const draft = JSON.parse(text) as { readonly project?: object };
    const project = { ...draft.project, version: 2, statusDate: "2026-01-01" };
    return JSON.stringify({ draft: { ...draft, project }, revision });
  } catch {
    return undefined;
  }
}

/** Like the page, which receives a drawing's bytes first. */
async function readOutlines({ get, studio, doing, expect }: Using, files: readonly string[]): Promise<void> {
  for (const path of files.filter((each) => each.endsWith(".svg")).slice(0, 3)) {
    const { bytes } = await get(fileAddress(studio, "files", path));
    doing(`the outlines of ${path}`);
    try {
      readSvg(bytes.toString(), { width: 100, height: 100 });
    } catch (error) {
      expect(false, `the outlines of ${path} break off: ${String(error).slice(0, 120)}`);
    }
  }
}

async function readLists({ get, getWell, studio }: Using): Promise<void> {
  for (const path of ["homes.csv", "homes.xlsx"]) {
    const { status, bytes } = await get(fileAddress(studio, "files", path));
    if (status === 200) await getWell("/api/sheet", { method: "POST", body: bytes, type: "application/octet-stream" });
  }
}

async function readBrochures({ getWell, studio, kind, random }: Using): Promise<void> {
  // This is slow: rarely done if the brochure is unchanged.
  if (kind !== "brochures" && kind !== asItWas && !random.chance(0.2)) return;
  await getWell("/api/pdf?path=Broshura.pdf");
  const page = fileAddress(studio, "pdf", "");
  await getWell({ ...page, path: `${page.path}?path=Broshura.pdf&page=0&width=60` });
}

/** None of this is the owner's consent: not a guess at the command, and not consent to another one. */
async function runNothing({ get }: Using): Promise<void> {
  const bodies = [
    {},
    { confirmed: "true", command: "touch ../ran-by-the-upload-command" },
    { confirmed: false, command: "touch ../ran-by-the-upload-command" },
    { confirmed: true, command: "true" },
  ];
  for (const body of bodies) {
    await get("/api/upload", { method: "POST", body: JSON.stringify(body) });
    await untilDone(get);
  }
}

async function publish({ get }: Using, path: string, body: object): Promise<void> {
  const { status } = await get(path, { method: "POST", body: JSON.stringify(body) });
  if (status === 200) await untilDone(get);
}

const pauseMs = 30;
const maxMs = 60_000;

/** Until nothing is running any more. */
async function untilDone(get: Using["get"]): Promise<void> {
  const end = Date.now() + maxMs;
  for (;;) {
    const { doing } = jsonOf(await get("/api/state"));
    if (doing === null || doing === undefined) return;
    if (Date.now() > end) throw new Error(`the studio does not end: ${JSON.stringify(doing)}`);
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

async function readPublished({ get, getWell, studio, expect, kind }: Using): Promise<void> {
  for (const path of ["project.json", "availability.json", "plans/p1.svg", "Planet/tipi b.svg"])
    await getWell(fileAddress(studio, "published", path));
  // Tours made elsewhere are published once the owner has agreed to each, which has not happened here.
  for (const path of ["tours/elsewhere/index.htm", "Tura/taken/index.htm"]) {
    const { status } = await get(fileAddress(studio, "published", path));
    expect(status === 404 || kind !== asItWas, `${path} is published without the owner's agreement`);
  }
}

export const allActions: readonly OwnerAction[] = [...commandActions, studioAction];
