import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Node's own functions, as replaceable values. */
type Calls = Record<string, unknown>;
type Call = (this: unknown, ...args: unknown[]) => unknown;

export type Watched = {
  /** Whether a file may be read, or written. */
  readonly mayTouch: (place: string, how: "read" | "wrote") => boolean;
  /** Called after every call that names a place, so that a case can change the place at that moment. */
  readonly onCall?: (place: string) => void;
};

export type Watch = {
  /** Forbidden actions of this process, each in words. */
  readonly escapes: ReadonlySet<string>;
  readonly stop: () => void;
};

/** Which arguments of a call name what is read or written; `links`: whether a link at its end is followed. */
type Names = { readonly reads?: readonly number[]; readonly writes?: readonly number[]; readonly links?: boolean };

const calls: Readonly<Record<string, Names>> = {
  readFile: { reads: [0] },
  readdir: { reads: [0] },
  opendir: { reads: [0] },
  createReadStream: { reads: [0] },
  copyFile: { reads: [0], writes: [1] },
  cp: { reads: [0], writes: [1] },
  writeFile: { writes: [0] },
  appendFile: { writes: [0] },
  createWriteStream: { writes: [0] },
  truncate: { writes: [0] },
  chmod: { writes: [0] },
  utimes: { writes: [0] },
  mkdir: { writes: [0], links: false },
  rename: { writes: [0, 1], links: false },
  rm: { writes: [0], links: false },
  rmdir: { writes: [0], links: false },
  unlink: { writes: [0], links: false },
  link: { reads: [0], writes: [1], links: false },
  symlink: { writes: [1], links: false },
  open: {},
  stat: {},
  lstat: {},
  realpath: {},
  access: {},
};

const starts = ["spawn", "exec", "execFile", "fork", "spawnSync", "execSync", "execFileSync"] as const;

const { realpathSync, lstatSync, readlinkSync } = fs;

/**
 * Watches what this process does through Node's own functions until it is stopped: files that it reads and writes, processes that it
 * starts, hosts that it contacts. Files opened by native code are not seen here: the secrets reveal those.
 */
export function watchProcess({ mayTouch, onCall }: Watched): Watch {
  const escapes = new Set<string>();
  const undo: (() => void)[] = [];
  const replace = (holder: object, name: string, by: (original: Call) => Call): void => {
    const values = holder as Calls;
    const original = values[name];
    if (typeof original !== "function") return;
    values[name] = Object.assign(by(original as Call), original);
    undo.push(() => (values[name] = original));
  };
  const note = (how: "read" | "wrote", place: string | undefined) => {
    if (place !== undefined && !mayTouch(place, how)) escapes.add(`${how} ${place}`);
  };

  for (const [name, names] of Object.entries(calls)) {
    const watched = (isPromise: boolean) => (original: Call) =>
      function (this: unknown, ...args: unknown[]): unknown {
        const before = touched(name, names, args);
        const after = (result?: unknown) => {
          for (const { how, place } of before) note(how, place);
          if (name === "open") note(...opened(result, args));
          const named = placeOf(args[0]);
          if (named !== undefined) onCall?.(named);
        };
        if (isPromise) {
          return (original.apply(this, args) as Promise<unknown>).then((result) => {
            after(result);
            return result;
          });
        }
        const callback = args.at(-1);
        // Whether a callback's call succeeded is visible in its arguments.
        if (typeof callback === "function" && !name.endsWith("Sync")) {
          const reported = (error: unknown, ...results: unknown[]) => {
            if (!error) after(results[0]);
            (callback as Call)(error, ...results);
          };
          return original.apply(this, [...args.slice(0, -1), reported]);
        }
        const result = original.apply(this, args);
        after(result);
        return result;
      };
    replace(fs.promises, name, watched(true));
    replace(fs, name, watched(false));
    replace(fs, `${name}Sync`, watched(false));
  }

  for (const name of starts) {
    replace(
      childProcess,
      name,
      (original) =>
        function (this: unknown, ...args: unknown[]): unknown {
          if (isOwnScript(args)) return original.apply(this, args);
          escapes.add(`ran ${String(args[0]).slice(0, 120)}`);
          throw new Error("A received folder starts no process.");
        },
    );
  }

  const ports = new Set<number>();
  replace(
    net.Server.prototype,
    "listen",
    (original) =>
      function (this: unknown, ...args: unknown[]): unknown {
        const server = this as net.Server;
        server.once("listening", () => {
          const address = server.address();
          if (typeof address === "object" && address !== null) ports.add(address.port);
        });
        return original.apply(this, args);
      },
  );
  replace(
    net.Socket.prototype,
    "connect",
    (original) =>
      function (this: unknown, ...args: unknown[]): unknown {
        const { host, port } = goal(args);
        if (!ports.has(port)) escapes.add(`asked ${host}:${port}`);
        return original.apply(this, args);
      },
  );

  const fail = (error: unknown) => escapes.add(`an uncaught error: ${String(error).slice(0, 200)}`);
  process.on("unhandledRejection", fail).on("uncaughtException", fail);
  undo.push(() => process.off("unhandledRejection", fail).off("uncaughtException", fail));
  syncBuiltinESMExports();
  return {
    escapes,
    stop: () => {
      for (const each of undo.toReversed()) each();
      syncBuiltinESMExports();
    },
  };
}

type Touched = { readonly how: "read" | "wrote"; readonly place: string | undefined };

function touched(name: string, { reads = [], writes = [], links = true }: Names, args: readonly unknown[]) {
  const at = (how: Touched["how"]) => (index: number) => {
    const place = resolved(args[index], links);
    // Removing a missing file has no effect, and neither has creating an existing folder.
    const isThere = place !== undefined && exists(place);
    const isNothing = (name === "rm" && !isThere) || (name === "mkdir" && isThere);
    return { how, place: isNothing ? undefined : place };
  };
  return [...reads.map(at("read")), ...writes.map(at("wrote"))];
}

/** The file that was really opened, whatever its name meant by then. */
function opened(result: unknown, args: readonly unknown[]): [how: Touched["how"], place: string | undefined] {
  const handle = typeof result === "number" ? result : (result as { readonly fd?: unknown } | undefined)?.fd;
  const how = isReading(args[1]) ? "read" : "wrote";
  try {
    return [how, readlinkSync(`/proc/self/fd/${String(handle)}`)];
  } catch {
    return [how, resolved(args[0], true)];
  }
}

/** `r` and its numeric equivalents: neither written to nor created. */
function isReading(flags: unknown): boolean {
  const { O_WRONLY, O_RDWR, O_CREAT } = fs.constants;
  if (typeof flags === "number") return (flags & (O_WRONLY | O_RDWR | O_CREAT)) === 0;
  return typeof flags !== "string" || flags === "r" || flags === "rs";
}

function placeOf(path: unknown): string | undefined {
  if (typeof path === "string" || Buffer.isBuffer(path)) return resolve(String(path));
  return path instanceof URL ? fileURLToPath(path) : undefined;
}

/** Where a path leads, links followed; the last one only if the call does. */
function resolved(path: unknown, followsLast: boolean): string | undefined {
  const place = placeOf(path);
  if (place === undefined) return undefined;
  try {
    if (followsLast) return realpathSync(place);
  } catch {
    // It is about to be created.
  }
  try {
    return join(realpathSync(dirname(place)), basename(place));
  } catch {
    return undefined;
  }
}

function exists(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

/** A process of this program's own that reads a file in a harmless way. */
function isOwnScript([command, args]: readonly unknown[]): boolean {
  const scripts = Array.isArray(args) ? args.filter((each) => typeof each === "string" && !each.startsWith("-")) : [];
  const isNode = command === process.execPath && String(scripts[0]).startsWith(process.cwd());
  return isNode || (typeof command === "string" && command.startsWith(process.cwd()));
}

function goal(args: readonly unknown[]): { readonly host: string; readonly port: number } {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first !== "object" || first === null) return { host: textOf(args[1]), port: Number(first) };
  const { host, port, path } = first as { readonly host?: unknown; readonly port?: unknown; readonly path?: unknown };
  return { host: textOf(host ?? path), port: Number(port) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "localhost");
