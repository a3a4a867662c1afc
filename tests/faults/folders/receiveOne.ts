import { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { claimFolder } from "../../../owner/studio/server/folder/claimFolder.ts";
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
  /** What the attacker did. */
  readonly attack: string;
  /** What should not have happened, each as a sentence; empty if all is well. */
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

/** Sandboxes that need not be made again. */
const full = new WeakSet<Sandbox>();

/** Parts of this program itself, which it reads when it needs them. */
const program = process.cwd();

/** Every so many a folder is as it was, and all that an owner does has to come to something: else nothing would be tried. */
const asItWasEvery = 41;

const leave: Attack = async () => "nothing";

const attackOf = (seed: number): readonly [kind: string, attack: Attack] =>
  (seed % asItWasEvery === 0 ? undefined : attacks[seed % attacks.length]) ?? [asItWas, leave];

export const kindOf = (seed: number): string => attackOf(seed)[0];

/** One received folder: it is attacked, the owner does what owners do, and then it is looked at what came of it. */
export async function receiveOne({ seed, sandbox, good, actions, doing }: Case): Promise<Received> {
  const random = randomOf(seed);
  const [kind, attack] = attackOf(seed);
  doing("the folder is made");
  // After a case that left all around it alone the rest is as it was.
  if (full.has(sandbox)) receiveAgain(sandbox, good);
  else await makeSandbox(sandbox, good);
  full.delete(sandbox);
  const folder = new ReceivedFolder(sandbox.received);
  const swaps: Swap[] = [];
  const reported = [await attack({ folder, sandbox, random, swap: (swap) => void swaps.push(swap) })];
  // Somebody who was sent the folder may send it back, to be laid over the owner's own.
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
    // Markup is printed to be put into a page, not to be read here.
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
  // Who comes first meets the folder as it was sent.
  for (const { name, run } of random.chance(0.5) ? actions : actions.toReversed())
    await run(acting).catch((error: unknown) => escapes.add(`${name} breaks off: ${String(error).slice(0, 200)}`));
  // What is still on its way.
  await new Promise((done) => setImmediate(done));
  terminal.stop();
  watch.stop();

  doing("it is judged");
  const grown = Math.round((process.resourceUsage().maxRSS - started) / 1024);
  if (grown > mostGrownMb) escapes.add(`it took ${grown} MB more memory`);
  for (const escape of watch.escapes) {
    // What is swapped for a link may be opened once, to see that it is one: what counts is what comes of it.
    if (swaps.length === 0 || !escape.startsWith("read ")) escapes.add(escape.replaceAll(sandbox.home, "~"));
  }
  const changedOutside = differences(before.outside, outside(sandbox));
  for (const difference of changedOutside) escapes.add(`outside: ${difference}`);
  if (changedOutside.length === 0) full.add(sandbox);
  if (existsSync(sandbox.received)) {
    const changed = differences(before.own, ownFiles(sandbox)).filter((each) => !swapper.isOf(each));
    for (const each of changed) escapes.add(`the owner's own file: ${each}`);
    if (!drafts.has(await draftText(sandbox)) && !swapper.isOf("kulla-draft.json"))
      escapes.add("the draft is none that was saved");
    const judged = await judgeFolder(sandbox, { isPublishedHere: publishedListing(sandbox) !== before.published });
    for (const each of judged.faults) escapes.add(each);
    return { kind, attack: reported.join(", "), escapes: [...escapes], drawings: judged.drawings };
  }
  return { kind, attack: reported.join(", "), escapes: [...escapes, "the folder is gone"], drawings: [] };
}

/** What lies in `published/`, file by file: the same where nothing was published. */
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

/** Has what lies in `.kulla/` count as made on this computer, whatever the attacker has done to it. */
async function believe({ received }: Sandbox): Promise<void> {
  const work = join(received, ".kulla");
  if (!lstatSync(work, { throwIfNoEntry: false })?.isDirectory()) return;
  rmSync(join(work, "mark.json"), { recursive: true, force: true });
  const { movedAside } = await claimFolder({ root: received });
  if (movedAside === undefined) return;
  renameSync(join(work, "mark.json"), join(received, movedAside, "mark.json"));
  rmSync(work, { recursive: true });
  renameSync(join(received, movedAside), work);
}

/** More than pictures and a brochure of a received folder take. */
const mostGrownMb = 900;

const isIn = (folder: string, place: string): boolean => place === folder || place.startsWith(`${folder}/`);

/** What a program may read that is neither the folder's nor a private file: itself, and what the system says of itself. */
function isAllowed(sandbox: Sandbox, place: string): boolean {
  if (isIn(sandbox.top, place)) return isIn(sandbox.home, place) && isProgramsOwn(place.slice(sandbox.home.length + 1));
  return (
    isIn(program, place) ||
    /^\/(?:usr|lib|sys|dev\/(?:null|urandom))\b/.test(place) ||
    /^\/proc\/(?:meminfo|cpuinfo|version)$/.test(place)
  );
}

/** These read what the owner has configured, wherever it is and by whatever link: no received folder is opened by them. */
const readsAnywhere = (what: string): boolean => /^kulla (?:sync|render)\b/.test(what);

/** A link in the place of a draft has no text that is compared. */
async function draftText({ received }: Sandbox): Promise<string> {
  const folder = new ReceivedFolder(received);
  return (await folder.isPlain("kulla-draft.json")) ? readFile(join(received, "kulla-draft.json"), "utf8") : "";
}

type Swapper = { readonly onCall: (place: string) => void; readonly isOf: (text: string) => boolean };

/** Counts the calls that name a place, and puts the link there when it is time; what lay there goes aside. */
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
        // Its folder is gone meanwhile.
      }
    }
  };
  return { onCall, isOf: (text) => swaps.some(({ path }) => text.includes(path)) };
}

/** What the commands print goes nowhere but here. */
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
