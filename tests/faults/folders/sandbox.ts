import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { pdfFile } from "../../support/pdfFile.ts";

/**
 * A computer in miniature: a home folder with private files, a folder next to the received one, and the
 * received folder itself, so deeply nested that no path of an attack leads out of it.
 */
export type Sandbox = {
  /** All of it; it is created anew for each case. */
  readonly top: string;
  readonly home: string;
  readonly victim: string;
  readonly temporary: string;
  readonly received: string;
};

/** Attacks climb at most this many folders above the received one. */
const depth = 8;

/** Files outside the received folder that an attacker would like to read; each contains its own secret. */
const privateFiles = [
  ".bashrc",
  ".netrc",
  ".ssh/id_ed25519",
  ".ssh/authorized_keys",
  ".config/mail/account.json",
  "victim/passwords.txt",
  "victim/plan.svg",
  "victim/list.csv",
  "victim/brochure.pdf",
  "victim/project.json",
  "victim/availability.json",
  "victim/kulla-draft.json",
  "victim/page.html",
  "victim/640.avif",
  "victim/960.webp",
  "victim/1440.jpg",
  "victim/tour/index.html",
  "victim/tour/tour.json",
] as const;

/** A picture recognisable by its colour in anything derived from it: nothing in a received folder is magenta. */
export const privatePicture = "victim/picture.jpg";
export const privateColour = { r: 255, g: 0, b: 255 } as const;

/** The target of a hard link in the received folder: reading it is not an escape, as it is in the folder; writing to it is one. */
export const sharedFile = "victim/shared.txt";

/** The targets of attacks: files and folders of the home folder. */
export const privateNames: readonly string[] = [...privateFiles, privatePicture, "victim", ".ssh", "victim/tour"];

export const secretOf = (file: string): string =>
  `secret${createHash("sha256").update(file).digest("hex").slice(0, 20)}`;

/** In the environment of the program, which `/proc/self/environ` shows. */
export const environmentSecret = secretOf("environment");

export const secrets: readonly string[] = [...privateFiles.map(secretOf), environmentSecret];

/** The places of a sandbox below `top`. */
export function sandboxAt(top: string): Sandbox {
  const home = join(top, ...Array.from({ length: depth }, (_, index) => `level${index + 1}`), "home");
  return {
    top,
    home,
    victim: join(home, "victim"),
    temporary: join(top, "tmp"),
    received: join(home, "received"),
  };
}

/** Creates a sandbox, with a copy of `folder` as the received one. */
export async function makeSandbox(sandbox: Sandbox, folder: string): Promise<void> {
  rmSync(sandbox.top, { recursive: true, force: true });
  // A program may store files below these: only those are checked, not the folders' existence.
  for (const each of [sandbox.temporary, ...stateFolders.map((name) => join(sandbox.home, name))])
    mkdirSync(each, { recursive: true });
  for (const file of privateFiles) put(join(sandbox.home, file), contentOf(file));
  put(join(sandbox.home, sharedFile), "shared");
  put(join(sandbox.home, privatePicture), await magenta());
  // More than a history keeps: a program that tidies up here deletes some.
  for (let count = 1; count <= 33; count += 1)
    put(join(sandbox.victim, `history/availability-${count}.json`), `{"revision":${count}}`);
  for (let level = dirname(sandbox.home); level !== sandbox.top; level = dirname(level))
    put(join(level, "note.txt"), "nothing to do with it");
  receiveAgain(sandbox, folder);
}

/** A new copy of the received folder, of which no program has any record; everything around it stays. */
export function receiveAgain({ received, temporary, home }: Sandbox, folder: string): void {
  const remembered = ["", ...stateFolders].flatMap((each) =>
    readdirSync(join(home, each)).flatMap((name) => (isProgramsOwn(join(each, name)) ? join(home, each, name) : [])),
  );
  for (const each of [received, temporary, ...remembered]) rmSync(each, { recursive: true, force: true });
  mkdirSync(temporary);
  // Node's own copying takes ten times as long.
  execFileSync("cp", ["-a", folder, received]);
}

function put(place: string, data: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, data);
}

/** Each matches its extension, so that a program that imports it can use it. */
function contentOf(file: string): string | Uint8Array {
  const secret = secretOf(file);
  if (file.endsWith(".svg"))
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path id="${secret}" d="M0 0h100v100H0z"/></svg>`;
  if (file.endsWith(".pdf")) return pdfFile([secret]);
  if (file.endsWith(".csv")) return `Nr.;Statusi;Çmimi\n${secret};Në shitje;1\n`;
  if (file.endsWith("availability.json"))
    return JSON.stringify({ version: 1, revision: 1, generatedAt: secret, staleAfterS: 1, source: secret, homes: {} });
  if (file.endsWith("kulla-draft.json"))
    return JSON.stringify({
      draftVersion: 1,
      settings: {},
      project: { version: 2, name: secret, towers: [], floors: [] },
    });
  if (file.endsWith(".json")) return JSON.stringify({ version: 2, name: secret, towers: [], floors: [] });
  return `${secret}\n`;
}

let picture: Promise<Buffer> | undefined;

function magenta(): Promise<Buffer> {
  const create = { width: 80, height: 60, channels: 3, background: privateColour } as const;
  picture ??= sharp({ create }).jpeg().toBuffer();
  return picture;
}

/** A short description of a place: enough to detect changes. */
type Listing = ReadonlyMap<string, string>;

/**
 * Every file, folder and link below `root`, without those for which `isLeftOut` returns true; links are not followed. A file is
 * unchanged if its size, time and place on the disk are.
 */
export function listing(root: string, isLeftOut: (path: string) => boolean = () => false): Listing {
  const found = new Map<string, string>();
  const waiting = [""];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inside = path === "" ? entry.name : `${path}/${entry.name}`;
      if (isLeftOut(inside)) continue;
      const place = join(root, inside);
      const { mode, mtimeMs, size, ino } = lstatSync(place);
      if (entry.isDirectory()) {
        waiting.push(inside);
        found.set(inside, `folder ${mode}`);
      } else if (entry.isSymbolicLink()) found.set(inside, `link to ${readlinkSync(place)}`);
      else found.set(inside, `${mode} ${mtimeMs} ${size} ${ino}`);
    }
  }
  return found;
}

/** The differences between two listings, each in words. */
export function differences(before: Listing, after: Listing): readonly string[] {
  const removed = [...before.keys()].filter((path) => !after.has(path)).map((path) => `removed ${path}`);
  const changed = [...after].flatMap(([path, what]) => {
    const earlier = before.get(path);
    if (earlier === what) return [];
    return [earlier === undefined ? `added ${path}` : `changed ${path}`];
  });
  // For an entire folder that is gone one line is enough.
  return [...removed.slice(0, 4), ...changed.slice(0, 4)];
}

const stateFolders = [".config", ".cache", ".local/state", ".local/share"] as const;

/**
 * Where a program may store its records of folders: below the home folder, in the usual places, under its own name.
 * `path`: relative to the home folder.
 */
export const isProgramsOwn = (path: string): boolean =>
  /^(?:\.config|\.cache|\.local\/state|\.local\/share)\/kulla[\w-]*(?:\/|$)/.test(path) ||
  /^\.kulla[\w-]*(?:\/|$)/.test(path);

/** Everything that a received folder must not change. */
export function outside(sandbox: Sandbox): Listing {
  const homePath = sandbox.home.slice(sandbox.top.length + 1);
  return listing(sandbox.top, (path) => {
    if (path === "tmp" || path === `${homePath}/received`) return true;
    const inHome = path.startsWith(`${homePath}/`) ? path.slice(homePath.length + 1) : undefined;
    return inHome !== undefined && isProgramsOwn(inHome);
  });
}
