import { join } from "node:path";
import { placesIn, setAt, valueAt } from "./json.ts";
import { sharedFile } from "../sandbox.ts";
import { terminalTexts } from "./strings.ts";
import type { Attack, Attacked } from "./attack.ts";

/** Files and folders that a program reads, writes, replaces or removes; some do not exist yet. */
const files = [
  "kulla-draft.json",
  "project.json",
  "availability.json",
  "sync.json",
  "prices.jsonl",
  "homes.csv",
  "homes.xlsx",
  "Broshura.pdf",
  "Fotot/Blloku nga jugu.jpg",
  "Planet/kati 1.svg",
  "Planet/tipi b.svg",
  "Planet/konture.svg",
  "Tipi A/image1.jpg",
  "Tipi B/1.jpg",
  "Tura/index.htm",
  "Tura/tour.json",
  "Tura/taken/pamje.jpg",
  "published/.kulla-version.json",
  "published/project.json",
  "published/availability.json",
  "published/plans/p1.svg",
  "published/tours/elsewhere/index.htm",
  ".kulla/draft-before.json",
  ".kulla/lock.json",
  ".kulla/whole.json",
  ".kulla/versions/1/.kulla-version.json",
  ".kulla/versions/1/project.json",
  ".kulla/versions/1/availability.json",
  ".kulla/versions/1/site/b1-80.jpg",
] as const;

const folders = [
  ".kulla",
  ".kulla/made",
  ".kulla/versions",
  ".kulla/versions/1",
  ".kulla/versions/1/site",
  ".kulla/versions/2",
  ".kulla/building",
  ".kulla/next",
  ".kulla/half-1",
  ".kulla/made/half-1",
  "published",
  "published/site",
  "published/tours",
  "Fotot",
  "Planet",
  "Tipi A",
  "Tipi B",
  "Tura",
  "Tura/taken",
  "history",
] as const;

const outsideFiles = [
  "victim/passwords.txt",
  "victim/plan.svg",
  "victim/picture.jpg",
  "victim/list.csv",
  "victim/brochure.pdf",
  "victim/project.json",
  "victim/availability.json",
  "victim/kulla-draft.json",
  "victim/page.html",
  ".ssh/id_ed25519",
  ".bashrc",
  "victim/new-file",
] as const;

const outsideFolders = ["victim", "victim/tour", ".ssh", "victim/history", ".", "victim/new-folder"] as const;

/** A file outside the folder, usually of the same kind as `path`: as a picture, any other kind of file would be refused anyway. */
function outsideFileLike({ random }: Attacked, path: string): string {
  const ending = path.slice(path.lastIndexOf("."));
  const alike = outsideFiles.filter((each) => each.endsWith(ending));
  const sameName = outsideFiles.filter((each) => path.endsWith(each.slice(each.lastIndexOf("/"))));
  if (sameName.length > 0 && random.chance(0.7)) return random.pick(sameName);
  return random.pick(alike.length > 0 && random.chance(0.7) ? alike : outsideFiles);
}

/** The path of a folder with generated files, if there is one. */
async function generatedFolder({ folder, random }: Attacked): Promise<string | undefined> {
  const keys = await folder.names(".kulla/made");
  return keys.length > 0 ? `.kulla/made/${random.pick(keys)}` : undefined;
}

/** Links in place of files and folders, absolute and relative, and chained ones. */
export const symbolicLinks: Attack = async (attacked) => {
  const { folder, sandbox, random } = attacked;
  const changes: string[] = [];
  for (let count = 1 + random.below(2); count > 0; count -= 1) {
    const isFolder = random.chance(0.45);
    const generated = isFolder && random.chance(0.15) ? await generatedFolder(attacked) : undefined;
    const path = generated ?? (isFolder ? random.pick(folders) : random.pick(files));
    const outsidePath = isFolder ? random.pick(outsideFolders) : outsideFileLike(attacked, path);
    const target = linkTarget(attacked, path, join(sandbox.home, outsidePath));
    // A path behind an earlier link is already outside.
    if (await folder.leadsOutside(path)) continue;
    await folder.symlink(path, target);
    changes.push(`${path} -> ${target.replace(sandbox.home, "~")}`);
  }
  if (random.chance(0.1)) {
    await folder.symlink("Planet/kati 1.svg", "/proc/self/environ");
    changes.push("Planet/kati 1.svg -> /proc/self/environ");
  }
  if (random.chance(0.4)) changes.push(await nameFileBehindLink(attacked));
  return changes.join(", ");
};

function linkTarget({ random, sandbox }: Attacked, path: string, target: string): string {
  if (random.chance(0.5)) return target;
  const up = "../".repeat(path.split("/").length);
  const inHome = target.slice(sandbox.home.length + 1);
  return random.chance(0.8) ? `${up}${inHome}` : `${up}received/../${inHome}`;
}

/** Makes the draft name a file that is reached through a folder's link. */
async function nameFileBehindLink({ folder, random }: Attacked): Promise<string> {
  if (!(await folder.isPlain("kulla-draft.json"))) return "";
  const draft = folder.json("kulla-draft.json");
  const path = random.pick([
    "Tura/passwords.txt",
    "Planet/plan.svg",
    "Tipi B/picture.jpg",
    "Fotot/picture.jpg",
    "Tura/tour",
  ]);
  const project = draft["project"];
  const steps = random.pick([
    ["layouts", 1, "plan", "src"],
    ["floors", 0, "apartments", 0, "pdf"],
    ["towers", 0, "picture", "studio", "file"],
    ["tours", 0, "studio", "folder"],
  ]);
  setAt(project, steps, path);
  await folder.putJson("kulla-draft.json", draft);
  return `${steps.join(".")} = ${path}`;
}

/** Hard links to a file outside: it must not be written to. */
export const hardLinks: Attack = async ({ folder, sandbox, random }) => {
  const path = random.pick(files);
  // Both names are one file: whatever a program writes through the link ends up in the shared file.
  const target = join(sandbox.home, sharedFile);
  await folder.hardLink(path, target);
  return `${path} is a hard link`;
};

/** A FIFO without a writer: its reader waits forever. */
export const fifos: Attack = async ({ folder, random }) => {
  const path = random.chance(0.8) ? random.pick(files) : `${random.pick(folders)}/fifo`;
  await folder.fifo(path);
  return `${path} is a FIFO`;
};

/**
 * A file or its folder becomes a link while it is published. The studio's own folders do not: Node cannot write into an open
 * folder handle, so an attacker who changes them between a check and the write cannot be stopped.
 */
export const swappedLinks: Attack = async ({ folder, sandbox, random, swap }) => {
  const changes: string[] = [];
  const swaps = [
    ["Planet/kati 1.svg", "victim/plan.svg"],
    ["Planet/tipi b.svg", "victim/plan.svg"],
    ["Tipi B/1.jpg", "victim/picture.jpg"],
    ["Tura/index.htm", "victim/page.html"],
    ["Fotot/Blloku nga jugu.jpg", "victim/picture.jpg"],
    ["Broshura.pdf", "victim/brochure.pdf"],
    ["Planet", "victim"],
    ["Tura", "victim/tour"],
    ["kulla-draft.json", "victim/kulla-draft.json"],
  ] as const;
  for (let count = 1 + random.below(2); count > 0; count -= 1) {
    const [path, outsidePath] = random.pick(swaps);
    const calls = 1 + random.below(8);
    swap({ path, target: join(sandbox.home, outsidePath), calls });
    changes.push(`${path} -> ~/${outsidePath} after ${calls} calls`);
  }
  // Without these generated files, publishing has to read the swapped files.
  if (random.chance(0.7)) await folder.remove(".kulla/made");
  return changes.join(", ");
};

const endings = [".svg", ".jpg", ".pdf", ".htm", ".php", ".json"] as const;

/** Files with names that a terminal, a shell, a page or another system misinterprets, and a draft that names them. */
export const oddNames: Attack = async ({ folder, random }) => {
  const odd = [
    ...terminalTexts.map((text) => text.replaceAll("/", "-")),
    "$(touch ran-by-a-name)",
    "`touch ran-by-a-name`",
    ";touch ran-by-a-name",
    "-rf",
    "--help",
    "<img src=x onerror=attackRan()>",
    "\u202Egpj",
    "%2e%2e%2fvictim",
    "..%2f..%2fvictim",
    "a\\..\\..\\victim",
    "C:",
    "CON",
    "x".repeat(200),
    "...",
    " ",
    "a\u0301",
    "__proto__",
  ];
  const draft = folder.json("kulla-draft.json");
  const project = draft["project"];
  const changes: string[] = [];
  const named = placesIn(project).filter((steps) => /^(file|src|url|pdf|folder)$/.test(String(steps.at(-1))));
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const path = `${random.pick(["", "Fotot/", "Planet/", "Tura/", "Tipi B/"])}${random.pick(odd)}${random.pick(endings)}`;
    const like = path.endsWith(".jpg")
      ? "Tipi A/image1.jpg"
      : path.endsWith(".pdf")
        ? "Broshura.pdf"
        : "Planet/kati 1.svg";
    await folder.copy(like, path);
    const steps = random.pick(named);
    if (typeof valueAt(project, steps) === "string") setAt(project, steps, random.chance(0.5) ? path : encodeURI(path));
    changes.push(JSON.stringify(path).slice(0, 60));
  }
  await folder.putJson("kulla-draft.json", draft);
  return changes.join(", ");
};

const programs = [
  "shell.php",
  "shell.PHP",
  "shell.phtml",
  "shell.php5",
  "shell.phar",
  "run.cgi",
  "run.pl",
  "run.py",
  "page.asp",
  "page.aspx",
  "page.jsp",
  "page.shtml",
  "web.config",
  "Web.Config",
  ".htaccess",
  ".user.ini",
  "shell.php.jpg",
] as const;

/** A tour made elsewhere, with server-side programs, pages with scripts, and its own tour.json. */
export const tourFolders: Attack = async ({ folder, sandbox, random }) => {
  const changes: string[] = [];
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const path = `${random.pick(["Tura", "Tura/taken", "Tura/a/b", "Tipi B"])}/${random.pick(programs)}`;
    await folder.put(path, "<?php attackRan(); ?>");
    changes.push(path);
  }
  const page = `<!doctype html><script>attackRan();parent.attackRan?.();fetch("/api/upload",{method:"POST"})</script>`;
  await folder.put("Tura/index.htm", page);
  await folder.put("Tura/worker.js", "attackRan()");
  if (random.chance(0.5)) {
    const tour = {
      home: "<img src=x onerror=attackRan()>",
      plan: null,
      stills: [],
      scenes: [{ id: "../..", folder: "../../../victim/", width: 1 }],
    };
    await folder.putJson("Tura/tour.json", tour);
  }
  if (random.chance(0.3)) {
    await folder.symlink("Tura/more", join(sandbox.victim, "tour"));
    changes.push("Tura/more is a link");
  }
  if (random.chance(0.4)) {
    const draft = folder.json("kulla-draft.json");
    const field = random.pick([
      ["floors", 0, "apartments", 0, "pdf"],
      ["brochure", "pdf"],
      ["layouts", 1, "plan", "src"],
    ]);
    const path = random.pick([
      "Tura/index.htm",
      "Tura/shell.php",
      "kulla-draft.json",
      "Tura/worker.js",
      "homes.csv",
      "Tura",
    ]);
    setAt(draft["project"], field, path);
    await folder.putJson("kulla-draft.json", draft);
    changes.push(`${field.join(".")} = ${path}`);
  }
  return changes.join(", ");
};
