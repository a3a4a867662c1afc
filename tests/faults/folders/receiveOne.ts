import { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { trustFolder } from "../../../owner/studio/server/folder/trustFolder.ts";
import { randomOf } from "../../support/random.ts";
import type { Attack, Swap } from "./attacks/attack.ts";
import { attacks } from "./attacks/attacks.ts";
import { judgeFolder, ownFiles, type PublishedDrawing, secretIn, terminalFault } from "./judge.ts";
import { asItWas, type Acting, type OwnerAction } from "./ownerActions.ts";
import { ReceivedFolder } from "./receivedFolder.ts";
import { differences, isProgramsOwn, makeSandbox, outside, receiveAgain, type Sandbox } from "./sandbox.ts";
import { watchProcess } from "./watch.ts";

export type Received = {
  readonly kind: string;
  /** The attacker's changes. */
  readonly attack: string;
  /** Forbidden effects, each as a sentence; empty if all is well. */
  readonly escapes: readonly string[];
  readonly drawings: readonly PublishedDrawing[];
};

export type Case = {
  readonly seed: number;
  readonly sandbox: Sandbox;
  /** The folder that is copied and attacked. */
  readonly good: string;
  readonly actions: readonly OwnerAction[];
  readonly doing: (what: string) => void;
};

/** Sandboxes that can be reused. */
const full = new WeakSet<Sandbox>();

/** Parts of this program itself, which it reads when it needs them. */
const program = process.cwd();

/** One folder in so many is unchanged, and every action of the owner has to succeed: otherwise the test would prove nothing. */
const asItWasEvery = 41;

const leave: Attack = async () => "nothing";

const attackOf = (seed: number): readonly [kind: string, attack: Attack] =>
  (seed % asItWasEvery === 0 ? undefined : attacks[seed % attacks.length]) ?? [asItWas, leave];

export const kindOf = (seed: number): string => attackOf(seed)[0];

/** One received folder: it is attacked, the owner does the usual things, and then the result is checked. */
export async function receiveOne({ seed, sandbox, good, actions, doing }: Case): Promise<Received> {
  const random = randomOf(seed);
  const [kind, attack] = attackOf(seed);
  doing("the folder is made");
  // If a case changed nothing around the folder, the rest can be reused.
  if (full.has(sandbox)) receiveAgain(sandbox, good);
  else await makeSandbox(sandbox, good);
  full.delete(sandbox);
  const folder = new ReceivedFolder(sandbox.received);
  const swaps: Swap[] = [];
  const reported = [await attack({ folder, sandbox, random, swap: (swap) => void swaps.push(swap) })];
  // Somebody who was sent the folder may send it back, to be copied over the owner's own.
  if (random.chance(0.3)) await believe(sandbox);
  const before = { outside: outside(sandbox), own: ownFiles(sandbox), published: publishedListing(sandbox) };
  const drafts = new Set([await draftText(sandbox)]);

  const escapes = new Set<string>();
  let now = "";
  const swapper = swapOver(sandbox, swaps, () => /publish|\/api\/state/.test(now));
  const watch = watchProcess({
    mayTouch: (place, how) =>
      isIn(sandbox.received, place) ||
      isIn(sandbox.temporary, place) ||
      isAllowed(sandbox, place) ||
      (how === "read" && readsAnywhere(now)),
    onCall: swapper.onCall,
  });
  const judgePrinted = (text: string): void => {
    if (secretIn(text) && !readsAnywhere(now)) escapes.add("a secret is printed");
    // Markup is printed to be pasted into a page, not to be read here.
    const isMarkup = text.startsWith("<kulla-");
    const fault = isMarkup ? undefined : terminalFault(text);
    if (fault !== undefined) escapes.add(fault);
    if (isMarkup && /<img src=x onerror=attackRan|<script>attackRan/.test(text))
      escapes.add("rendered markup has a script of the folder");
  };
  const terminal = catchPrinted(judgePrinted);
  const acting: Acting = {
    folder: sandbox.received,
    kind,
    random,
    doing: (what) => {
      now = what;
      doing(what);
    },
    printed: judgePrinted,
    shown: (bytes, from) => {
      if (secretIn(bytes)) escapes.add(`a secret is shown by ${from}`);
    },
    expect: (isSo, sentence) => {
      if (!isSo) escapes.add(sentence);
    },
    saved: (text) => void drafts.add(text),
  };
  const started = process.resourceUsage().maxRSS;
  // The first action sees the folder as sent.
  for (const { name, run } of random.chance(0.5) ? actions : actions.toReversed())
    await run(acting).catch((error: unknown) => escapes.add(`${name} breaks off: ${String(error).slice(0, 200)}`));
  // Requests still under way.
  await new Promise((done) => setImmediate(done));
  terminal.stop();
  watch.stop();

  doing("it is judged");
  const grown = Math.round((process.resourceUsage().maxRSS - started) / 1024);
  if (grown > maxGrownMb) escapes.add(`it took ${grown} MB more memory`);
  for (const escape of watch.escapes) {
    // A file swapped for a link may be opened once, to detect that: only the effect counts.
    if (swaps.length === 0 || !escape.startsWith("read ")) escapes.add(escape.replaceAll(sandbox.home, "~"));
  }
  const changedOutside = differences(before.outside, outside(sandbox));
  for (const difference of changedOutside) escapes.add(`outside: ${difference}`);
  if (changedOutside.length === 0) full.add(sandbox);
  if (existsSync(sandbox.received)) {
    const changed = differences(before.own, ownFiles(sandbox)).filter((each) => !swapper.isOf(each));
    for (const each of changed) escapes.add(`the owner's own file: ${each}`);
    if (!drafts.has(await draftText(sandbox)) && !swapper.isOf("kulla-draft.json"))
      escapes.add("the draft is not one that was saved");
    const judged = await judgeFolder(sandbox, { isPublishedHere: publishedListing(sandbox) !== before.published });
    for (const each of judged.faults) escapes.add(each);
    return { kind, attack: reported.join(", "), escapes: [...escapes], drawings: judged.drawings };
  }
  return { kind, attack: reported.join(", "), escapes: [...escapes, "the folder is gone"], drawings: [] };
}

/** The content of `published/`, file by file: it is unchanged if nothing was published. */
function publishedListing({ received }: Sandbox): string {
  const root = join(received, "published");
  if (!lstatSync(root, { throwIfNoEntry: false })?.isDirectory()) return "";
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .map(({ parentPath, name }) => {
      const { ino, mtimeMs } = lstatSync(join(parentPath, name));
      return `${parentPath}/${name} ${ino} ${mtimeMs}`;
    })
    .toSorted()
    .join("\n");
}

/** Makes the content of `.kulla/` count as made on this computer, whatever the attacker has done to it. */
async function believe({ received }: Sandbox): Promise<void> {
  const work = join(received, ".kulla");
  if (!lstatSync(work, { throwIfNoEntry: false })?.isDirectory()) return;
  rmSync(join(work, "mark.json"), { recursive: true, force: true });
  const { movedAside } = await trustFolder({ root: received });
  if (movedAside === undefined) return;
  renameSync(join(work, "mark.json"), join(received, movedAside, "mark.json"));
  rmSync(work, { recursive: true });
  renameSync(join(received, movedAside), work);
}

/** More than the pictures and a brochure of a received folder need. */
const maxGrownMb = 900;

const isIn = (folder: string, place: string): boolean => place === folder || place.startsWith(`${folder}/`);

/** Files a program may read that are neither the folder's nor private: itself, and the system's own information. */
function isAllowed(sandbox: Sandbox, place: string): boolean {
  if (isIn(sandbox.top, place)) return isIn(sandbox.home, place) && isProgramsOwn(place.slice(sandbox.home.length + 1));
  return (
    isIn(program, place) ||
    /^\/(?:usr|lib|sys|dev\/(?:null|urandom))\b/.test(place) ||
    /^\/proc\/(?:meminfo|cpuinfo|version)$/.test(place)
  );
}

/** These read what the owner has configured, wherever it is and through any link: they open no received folder. */
const readsAnywhere = (what: string): boolean => /^kulla (?:sync|render)\b/.test(what);

/** A link in place of a draft has no text to compare. */
async function draftText({ received }: Sandbox): Promise<string> {
  const folder = new ReceivedFolder(received);
  return (await folder.isPlain("kulla-draft.json")) ? readFile(join(received, "kulla-draft.json"), "utf8") : "";
}

type Swapper = { readonly onCall: (place: string) => void; readonly isOf: (text: string) => boolean };

/** Counts the calls that name a place, and puts the link there in time; the original is moved aside. */
function swapOver({ received, temporary }: Sandbox, swaps: readonly Swap[], isTime: () => boolean): Swapper {
  const left = new Map(swaps.map((swap) => [swap, swap.calls]));
  const onCall = (place: string): void => {
    if (!isTime()) return;
    for (const [swap, calls] of left) {
      const at = join(received, swap.path);
      if (!isIn(at, place)) continue;
      left.set(swap, calls - 1);
      if (calls > 1) continue;
      left.delete(swap);
      if (existsSync(at)) renameSync(at, join(temporary, `swapped-${left.size}-${Date.now()}`));
      rmSync(at, { recursive: true, force: true });
      try {
        symlinkSync(swap.target, at);
      } catch {
        // Its folder has been removed in the meantime.
      }
    }
  };
  return { onCall, isOf: (text) => swaps.some(({ path }) => text.includes(path)) };
}

/** The commands' output is only collected here. */
function catchPrinted(onPrinted: (text: string) => void) {
  const names = ["log", "error", "warn", "info"] as const;
  const before = names.map((name) => [name, console[name]] as const);
  for (const name of names) console[name] = (...words: unknown[]) => onPrinted(words.map(String).join(" "));
  return {
    stop: () => {
      for (const [name, original] of before) console[name] = original;
    },
  };
}
