import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  cp,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { publishCommand } from "../../../owner/cli/publish.ts";
import {
  makeOwnerFolder,
  photograph,
  picture,
  plan,
  put,
  smallDraft,
  smallProject,
} from "../../support/ownerFolder.ts";
import { pdfFile } from "../../support/pdfFile.ts";
import { xlsxFile } from "../../support/xlsxFile.ts";

/** The command in the draft of every received folder, which a program that trusts it would run. */
export const uploadCommand = "touch ../ran-by-the-upload-command";

/** A panorama that no tour of the draft shows yet, as publishing it takes a while. */
export const panorama = "Fotot/panorama.jpg";

const rows = [
  ["Nr.", "Statusi", "Çmimi"],
  ["b1-1", "Në shitje", "90000"],
  ["b1-2", "E shitur", ""],
];

/** The project of the received folders: it contains everything that a draft may name. */
export function receivedProject(): Record<string, unknown> {
  return smallProject({
    layouts: [
      { id: "a", folder: "Tipi B/", pictures: [picture("layouts/a/1.jpg", [80, 60], "Tipi A/image1.jpg")] },
      { id: "b", plan: picture("Planet/tipi b.svg", [100, 100]) },
    ],
    tours: [
      { id: "elsewhere", url: "tours/elsewhere/index.htm", studio: { folder: "Tura" } },
      { id: "taken", url: "Tura/taken/index.htm" },
    ],
    brochure: { pdf: "Broshura.pdf" },
  });
}

const page = '<!doctype html><title>Tura</title><script src="tura.js"></script>';

/**
 * A folder from a colleague who has worked on it for a while: a draft with its sources, two published versions, and
 * all of the studio's records. Created in a new folder of `within`.
 */
export async function makeReceived(within: string): Promise<string> {
  const draft = { ...smallDraft(), settings: { uploadCommand }, project: receivedProject() };
  const folder = await makeOwnerFolder(within, draft);
  await put(folder, "Fotot/Blloku nga jugu.jpg", await photograph(80, 60));
  await put(folder, "Tipi A/image1.jpg", await photograph(80, 60, 2));
  await put(folder, "Tipi B/1.jpg", await photograph(80, 60, 3));
  await put(folder, "Planet/tipi b.svg", plan);
  await put(folder, "Planet/konture.svg", plan.replace("<path", '<path id="b1-1"'));
  await put(folder, "Broshura.pdf", pdfFile(["Blloku"]));
  for (const tour of ["Tura", "Tura/taken"]) {
    await put(folder, `${tour}/index.htm`, page);
    await put(folder, `${tour}/tura.js`, "document.title = 'Tura'");
    await put(folder, `${tour}/pamje.jpg`, await photograph(80, 40, 4));
  }
  const create = { width: 2048, height: 1024, channels: 3, background: "#777" } as const;
  await put(folder, panorama, await sharp({ create }).jpeg().toBuffer());
  await put(folder, "homes.csv", rows.map((cells) => cells.join(";")).join("\n"));
  await put(folder, "homes.xlsx", xlsxFile({ Banesat: rows }));
  const columns = { home: "Nr.", status: "Statusi", price: "Çmimi" };
  await put(
    folder,
    "sync.json",
    JSON.stringify({ project: "project.json", source: "homes.csv", columns, maxChange: 1 }),
  );
  await put(folder, "project.json", JSON.stringify({ ...smallProject(), availability: "availability.json" }));
  const availability = { version: 1, revision: 1, generatedAt: "2026-01-01T00:00:00Z", staleAfterS: 86_400 };
  await put(folder, "availability.json", JSON.stringify({ ...availability, source: "homes.csv", homes: {} }));
  await publish(folder);
  await put(folder, "kulla-draft.json", JSON.stringify({ ...draft, project: { ...draft.project, name: "Blloku 2" } }));
  await publish(folder);
  await put(folder, ".kulla/draft-before.json", JSON.stringify(draft));
  await roundTimes(folder);
  return folder;
}

/** It is published to have content to send: its output is not checked. */
async function publish(folder: string): Promise<void> {
  const { log } = console;
  console.log = () => undefined;
  try {
    const code = await publishCommand([folder]);
    if (code !== 0) throw new Error(`The folder to be received does not publish: exit code ${code}.`);
  } finally {
    console.log = log;
  }
}

/** A copy has a precision of milliseconds at best: the studio's records have to match a copy as well as the original. */
async function roundTimes(folder: string): Promise<void> {
  const made = join(folder, ".kulla/made");
  const time = new Date("2026-01-01T00:00:00Z");
  for (const key of await readdir(made)) {
    const list = join(made, key, "made.json");
    const { files, ...more } = JSON.parse(await readFile(list, "utf8")) as { files: Record<string, { bytes: number }> };
    for (const name of Object.keys(files)) await utimes(join(made, key, name), time, time);
    const rounded = Object.entries(files).map(([name, { bytes }]) => [name, { bytes, changedMs: time.getTime() }]);
    await writeFile(list, JSON.stringify({ files: Object.fromEntries(rounded), ...more }));
  }
  const memory = join(folder, ".kulla/whole.json");
  const { files: seen } = JSON.parse(await readFile(memory, "utf8")) as { files: Record<string, object> };
  for (const path of Object.keys(seen)) await utimes(join(folder, path), time, time);
  const rounded = Object.entries(seen).map(([path, each]) => [path, { ...each, changedMs: time.getTime() }]);
  await writeFile(memory, JSON.stringify({ files: Object.fromEntries(rounded) }));
}

/** A copy of it, for an attack to change. Paths are relative to it. */
export class ReceivedFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  at(path: string): string {
    return join(this.root, path);
  }

  json(path: string): Record<string, unknown> {
    return JSON.parse(readFileSync(this.at(path), "utf8")) as Record<string, unknown>;
  }

  bytes(path: string): Buffer {
    return readFileSync(this.at(path));
  }

  names(path: string): Promise<string[]> {
    return readdir(this.at(path)).catch(() => []);
  }

  /** Replaces whatever is there. */
  async put(path: string, data: string | Uint8Array): Promise<void> {
    await this.#clear(path);
    await writeFile(this.at(path), data);
  }

  async putJson(path: string, value: unknown): Promise<void> {
    await this.put(path, JSON.stringify(value));
  }

  async symlink(path: string, target: string): Promise<void> {
    await this.#clear(path);
    await symlink(target, this.at(path));
  }

  async hardLink(path: string, target: string): Promise<void> {
    await this.#clear(path);
    await link(target, this.at(path));
  }

  async fifo(path: string): Promise<void> {
    await this.#clear(path);
    execFileSync("mkfifo", [this.at(path)]);
  }

  async copy(path: string, to: string): Promise<void> {
    await this.#clear(to);
    await cp(this.at(path), this.at(to), { recursive: true, preserveTimestamps: true });
  }

  async remove(path: string): Promise<void> {
    await rm(this.at(path), { recursive: true, force: true });
  }

  /** Whether a path now leads out of the folder through a link. */
  async leadsOutside(path: string): Promise<boolean> {
    const parent = await realpath(dirname(this.at(path))).catch(() => this.root);
    return parent !== this.root && !parent.startsWith(`${this.root}/`);
  }

  /** Whether it is a file, not a link or FIFO. */
  async isPlain(path: string): Promise<boolean> {
    return (await lstat(this.at(path)).catch(() => undefined))?.isFile() === true;
  }

  /** Makes a file look as if it had been written that long ago. */
  async age(path: string, byMs: number): Promise<void> {
    const time = new Date(Date.now() - byMs);
    await utimes(this.at(path), time, time);
  }

  /** Bytes and time of a file, as the studio records them; undefined if there is none. */
  async facts(place: string): Promise<{ readonly bytes: number; readonly changedMs: number } | undefined> {
    const found = await stat(place).catch(() => undefined);
    return found?.isFile() ? { bytes: found.size, changedMs: found.mtimeMs } : undefined;
  }

  async #clear(path: string): Promise<void> {
    await rm(this.at(path), { recursive: true, force: true });
    await mkdir(dirname(this.at(path)), { recursive: true });
  }
}
