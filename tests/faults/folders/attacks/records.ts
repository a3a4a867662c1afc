import { join } from "node:path";
import { panorama } from "../receivedFolder.ts";
import { mutateJson, setAt, spoilText, valueAt, writeJson } from "./json.ts";
import { encodedPathOut, oddText, pathOut, plainPathOut, terminalTexts } from "./strings.ts";
import type { Attack, Attacked } from "./attack.ts";

/** Fields of a draft or project whose value names a file, including those that the received folder's own lacks. */
const addressFields: readonly (readonly (string | number)[])[] = [
  ["availability"],
  ["tours", 0, "url"],
  ["tours", 0, "studio", "folder"],
  ["tours", 1, "url"],
  ["tours", 0, "poster"],
  ["towers", 0, "picture", "src"],
  ["towers", 0, "picture", "studio", "file"],
  ["towers", 0, "picture", "sources"],
  ["towers", 0, "id"],
  ["plans", 0, "picture", "src"],
  ["plans", 0, "picture", "studio", "file"],
  ["plans", 0, "id"],
  ["layouts", 0, "folder"],
  ["layouts", 0, "pictures", 0, "src"],
  ["layouts", 0, "pictures", 0, "studio", "file"],
  ["layouts", 1, "plan", "src"],
  ["layouts", 0, "id"],
  ["brochure", "pdf"],
  ["brochure", "text"],
  ["brochure", "pages"],
  ["floors", 0, "apartments", 0, "pdf"],
  ["floors", 0, "apartments", 0, "plan"],
  ["texts"],
  ["inquiry"],
  ["contact"],
];

/** The forms of an address in a field: of a picture, a list of pictures, texts by language. */
function fieldValue(steps: readonly (string | number)[], address: string): unknown {
  const picture = { src: address, width: 80, height: 60, alt: "" };
  switch (steps.at(-1)) {
    case "poster":
    case "plan":
      return picture;
    case "pages":
      return [picture];
    case "sources":
      return [{ type: "image/webp", srcset: `${address} 1w, ${address} 2w` }];
    case "texts":
      return { sq: address, fr: address, [address]: "words.json" };
    case "inquiry":
      return { endpoint: address, privacy: { url: address, version: "1" } };
    case "contact":
      return { links: [{ name: "a", url: address }], email: address, phone: address };
    default:
      return address;
  }
}

const draftName = "kulla-draft.json";
const projectOf = (draft: Record<string, unknown>) => draft["project"];

/** Fields that determine an output path, whatever its source. */
const goalFields: typeof addressFields = [
  ["tours", 0, "url"],
  ["tours", 0, "url"],
  ["tours", 0, "url"],
  ["towers", 0, "picture", "src"],
  ["plans", 0, "picture", "src"],
  ["layouts", 0, "pictures", 0, "src"],
];

/** A scene of a tour made in the studio, as it is published without errors. */
const scene = {
  id: "s1",
  name: { sq: "a", en: "a", de: "a" },
  file: panorama,
  width: 2048,
  height: 1024,
  headingDeg: 0,
  startDeg: 0,
  doors: [],
};

/** Files in the draft's fields that are outside. */
export const draftPaths: Attack = async ({ folder, sandbox, random }) => {
  const draft = folder.json(draftName);
  if (random.chance(0.5)) {
    const steps = random.pick(goalFields);
    // Published versions are assembled below `.kulla/building/`.
    const address = random.chance(0.6) ? encodedPathOut(random, 3) : pathOut(random, sandbox, 3);
    setAt(projectOf(draft), steps, address);
    // The page of a tour made in the studio is generated there, not copied.
    const isMadeHere = steps[0] === "tours" && random.chance(0.6);
    if (isMadeHere) setAt(projectOf(draft), ["tours", 0, "studio"], { layout: "a", scenes: [scene] });
    await folder.putJson(draftName, draft);
    return `${steps.join(".")} = ${address}${isMadeHere ? ", made in the studio" : ""}`;
  }
  const done = Array.from({ length: 1 + random.below(3) }, () => {
    const steps = random.pick(addressFields);
    // Most are relative to the folder itself, copies of tours to a deeper one.
    const address = random.chance(0.15)
      ? plainPathOut(random, 1 + random.below(3))
      : pathOut(random, sandbox, 1 + (random.chance(0.4) ? 1 + random.below(2) : 0));
    setAt(projectOf(draft), steps, fieldValue(steps, address));
    return `${steps.join(".")} = ${address.slice(0, 80)}`;
  });
  if (random.chance(0.3)) addScenes(draft, random, pathOut(random, sandbox, 2));
  await folder.putJson(draftName, draft);
  return done.join(", ");
};

/** A tour made in the studio, with scene paths chosen by an attacker. */
function addScenes(draft: Record<string, unknown>, random: Attacked["random"], address: string): void {
  const hostile = random.chance(0.5) ? { ...scene, id: address } : { ...scene, file: address };
  const url = random.chance(0.5) ? `${address}/index.htm` : "tours/own/index.htm";
  const tours = valueAt(projectOf(draft), ["tours"]);
  if (Array.isArray(tours)) tours.push({ id: "own", url, studio: { layout: "a", scenes: [hostile] } });
}

/** Any values at any places of the draft, and texts that are not a draft. */
export const draftValues: Attack = async ({ folder, sandbox, random }) => {
  const name = random.chance(0.15) ? ".kulla/draft-before.json" : draftName;
  const draft = folder.json(name);
  if (random.chance(0.15)) {
    const { reported, bytes } = spoilText(JSON.stringify(draft), random);
    await folder.put(name, bytes);
    return `${name}: ${reported}`;
  }
  const reported = mutateJson(draft, random, sandbox, 1 + random.below(6));
  await folder.put(name, writeJson(draft));
  return `${name}: ${reported.join(", ")}`;
};

/** Commands and settings of the draft. */
export const draftSettings: Attack = async ({ folder, sandbox, random }) => {
  const draft = folder.json(draftName);
  const marker = join(sandbox.home, "ran-by-the-upload-command");
  const command = random.pick([
    `touch ${marker}`,
    `touch ../ran-by-the-upload-command; true`,
    `\u001B[8mtouch ${marker}\u001B[0m# rsync published/ there`,
    `rsync published/ there\u2028touch ${marker}`,
    `rsync published/ there${" ".repeat(300)}; touch ${marker}`,
  ]);
  const settings = {
    uploadCommand: random.chance(0.9) ? command : [command],
    afterPublishing: random.pick(["upload", "upload", "nothing", "run"]),
    publishedVersion: random.pick([1, -1, 2 ** 53 - 1, "1"]),
    uploadConfirmed: command,
    confirmed: true,
    words: { sq: { [oddText(random, sandbox)]: oddText(random, sandbox) } },
    colours: { accent: oddText(random, sandbox) },
    statusWords: { [oddText(random, sandbox)]: "sold" },
  };
  await folder.putJson(draftName, { ...draft, settings, uploadCommand: command, confirmed: [command] });
  return `uploadCommand = ${command.slice(0, 60)}`;
};

/** A project.json without a draft, to be checked, imported and rendered. */
export const projectFile: Attack = async ({ folder, sandbox, random }) => {
  const project = folder.json("project.json");
  const done = random.chance(0.6)
    ? Array.from({ length: 1 + random.below(3) }, () => {
        const steps = random.pick(addressFields);
        const address = pathOut(random, sandbox, 1);
        setAt(project, steps, fieldValue(steps, address));
        return `${steps.join(".")} = ${address.slice(0, 80)}`;
      })
    : mutateJson(project, random, sandbox);
  await folder.put("project.json", writeJson(project));
  if (random.chance(0.8)) await folder.remove(draftName);
  return done.join(", ");
};

/** The availability, next to the project and in the published folder. */
export const availabilityFiles: Attack = async ({ folder, sandbox, random }) => {
  const name = random.pick(["availability.json", "published/availability.json", "published/availability.json"]);
  const file = folder.json(name);
  file["homes"] = {
    "b1-1": { status: "sold", changedAt: random.pick(terminalTexts) },
    [oddText(random, sandbox)]: { price: { kind: "exact", amount: 1, currency: oddText(random, sandbox) } },
    __proto__: { status: "sold" },
  };
  const reported = mutateJson(file, random, sandbox, random.below(3));
  if (random.chance(0.3)) file["revision"] = random.pick([2 ** 53 - 1, 2 ** 53, -1, 1e308]);
  if (random.chance(0.15)) {
    const spoiled = spoilText(JSON.stringify(file), random);
    await folder.put(name, spoiled.bytes);
    return `${name}: ${spoiled.reported}`;
  }
  await folder.put(name, writeJson(file));
  return `${name}: ${reported.join(", ")}`;
};

/** The version whose list of files is there. */
export const versionFiles: Attack = async (attacked) => {
  const { folder, sandbox, random } = attacked;
  const versions = await folder.names(".kulla/versions");
  const places = ["published", ...versions.map((name) => `.kulla/versions/${name}`)];
  if (random.chance(0.3)) {
    const name = random.pick(["7", "9007199254740991", "1e3", "01", " 2", "..2", "-1", "x".repeat(200)]);
    await folder.copy(places.at(-1) ?? "published", `.kulla/versions/${name}`);
    places.push(`.kulla/versions/${name}`);
  }
  const done: string[] = [];
  for (const place of [random.pick(places), ...places.filter(() => random.chance(0.4))]) {
    const name = `${place}/.kulla-version.json`;
    const version = folder.json(name);
    const changes = [numberOf, numberOf, filesOf, filesOf, filesOf];
    done.push(await random.pick(changes)(attacked, version, place));
    if (random.chance(0.2)) version["publishedAt"] = random.pick(terminalTexts);
    if (random.chance(0.2)) done.push(...mutateJson(version, random, sandbox, 1));
    if (random.chance(0.05)) await folder.put(name, spoilText(JSON.stringify(version), random).bytes);
    else await folder.put(name, writeJson(version));
  }
  return done.join(", ");
};

/** The content of a version's list. */
type Change = (attacked: Attacked, version: Record<string, unknown>, place: string) => Promise<string>;

const numberOf: Change = async ({ random }, version, place) => {
  // Relative to `.kulla/versions/`.
  const path = plainPathOut(
    random,
    3,
    random.pick(["victim", "victim", ".ssh", "victim/tour", ".bashrc", "received/Planet"]),
  );
  const number = random.pick<unknown>([
    path,
    path,
    path,
    `1/../${path}`,
    [path],
    -1,
    1.5,
    2 ** 53 - 1,
    1e308,
    true,
    null,
    {},
  ]);
  version["number"] = number;
  return `${place} number = ${JSON.stringify(number)}`;
};

const filesOf: Change = async ({ folder, random }, version, place) => {
  if (random.chance(0.1)) {
    version["files"] = random.pick<unknown>([null, [], "x", 5, { "": 0 }, { ".": 4096 }, { "..": 4096 }]);
    return `${place} files = ${JSON.stringify(version["files"])}`;
  }
  // A published file is read from the version's folder, and written below `.kulla/building/`.
  const climb = random.pick([2, 3, 3, 3, 4, 4]);
  const name = plainPathOut(random, climb);
  const source = join(folder.at(place), name);
  const inFolder = source.startsWith(`${folder.root}/`) && !source.startsWith(folder.at(place));
  const payload = "attackRan";
  if (inFolder) await folder.put(source.slice(folder.root.length + 1), payload);
  const bytes = (await folder.facts(source))?.bytes ?? payload.length;
  version["files"] = { ...(version["files"] as object), [name]: bytes };
  return `${place} files has ${name} from ${inFolder ? "the folder" : "outside"}`;
};

/** The record of pictures' generated files. */
export const madeFiles: Attack = async ({ folder, sandbox, random }) => {
  const keys = await folder.names(".kulla/made");
  const done: string[] = [];
  for (const key of keys.filter(() => random.chance(0.6))) {
    const name = `.kulla/made/${key}/made.json`;
    const made = folder.json(name) as { files: Record<string, unknown>; metadata: Record<string, unknown> };
    const fields = ["avif", "webp", "jpeg", "placeholder", "pages", "sides"];
    const field = random.pick(fields.filter((each) => each in made.metadata));
    // A file's name is a width and an extension: some such names exist outside.
    const [ending, outside] = random.pick([
      ["avif", "victim/640"],
      ["webp", "victim/960"],
      ["jpeg", "victim/1440"],
    ] as const);
    const width = plainPathOut(random, 4, random.chance(0.8) ? outside : undefined);
    const target = `${width}.${ending === "jpeg" ? "jpg" : ending}`;
    const facts = await folder.facts(join(folder.at(`.kulla/made/${key}`), target));
    if (facts || random.chance(0.3)) made.files[target] = facts ?? { bytes: 0, changedMs: 0 };
    if (field === "pages") setAt(made.metadata, ["pages", 0, ending], ending === "jpeg" ? width : [width]);
    else if (field === "placeholder")
      made.metadata[field] = random.pick([
        `data:image/svg+xml,<svg onload="attackRan()"/>`,
        "javascript:attackRan()",
        target,
      ]);
    else if (field) made.metadata[ending] = ending === "jpeg" ? width : [width];
    if (random.chance(0.2)) mutateJson(made, random, sandbox, 1);
    done.push(`${key.slice(0, 6)} ${field ?? ""} = ${width}`);
    await folder.put(name, writeJson(made));
  }
  if (random.chance(0.2)) await folder.put(".kulla/whole.json", spoilText("{}", random).bytes);
  return done.join(", ") || "nothing";
};

/** The lock's record of who has the folder open. */
export const lockFile: Attack = async ({ folder, sandbox, random }) => {
  const holder = {
    token: oddText(random, sandbox),
    pid: random.pick<unknown>([process.pid, 1, -1, 0, "1", 2 ** 31, 1.5, [], null]),
    host: oddText(random, sandbox),
    does: random.pick(terminalTexts),
  };
  const text = random.chance(0.3) ? spoilText(JSON.stringify(holder), random).bytes : JSON.stringify(holder);
  await folder.put(".kulla/lock.json", text);
  // One that died an hour ago, or is still running.
  if (random.chance(0.5)) await folder.age(".kulla/lock.json", 3_600_000);
  return `lock.json = ${JSON.stringify(holder).slice(0, 100)}`;
};

/** Sync settings that do not lead out explicitly: an owner's own settings may do that. */
export const syncSettings: Attack = async ({ folder, sandbox, random }) => {
  const config = folder.json("sync.json");
  const done: string[] = [];
  if (random.chance(0.4)) {
    // A file is written next to its final place first: a link waits there under its temporary name.
    const out = random.pick(["availability.json", "published/availability.json"]);
    const half = `${out.replace("availability.json", "")}.availability.json.${process.pid}.tmp`;
    config["out"] = out;
    await folder.symlink(half, join(sandbox.home, random.pick([".bashrc", "victim/passwords.txt", "new-file"])));
    done.push(`a link ${half}`);
  } else if (random.chance(0.5)) {
    await folder.symlink("history", join(sandbox.victim, "history"));
    done.push("history is a link");
  }
  const words = ["columns", "statuses", "delimiter", "sheet", "json", "currency", "maxChange", "staleAfterS"];
  const field = random.pick(words);
  config[field] = random.pick<unknown>([oddText(random, sandbox), null, { home: oddText(random, sandbox) }, [], -1]);
  if (random.chance(0.5)) delete config[field];
  if (random.chance(0.3))
    config["source"] = random.pick(["homes.xlsx", "project.json", "Broshura.pdf", "Planet", "missing\u001B[2J.csv"]);
  const cells = [
    ["Nr.", "Statusi", "Çmimi"],
    ["b1-1", random.pick(terminalTexts), oddText(random, sandbox)],
    [oddText(random, sandbox), "E shitur", ""],
  ];
  if (random.chance(0.5))
    await folder.put(
      "homes.csv",
      cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\n"),
    );
  await folder.put("sync.json", writeJson(config));
  return [...done, `${field} = ${JSON.stringify(config[field])?.slice(0, 60) ?? "missing"}`].join(", ");
};
