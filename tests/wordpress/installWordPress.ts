import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { unzipSync } from "fflate";

/** WordPress as Debian packages it: the oldest version that the plugin supports. */
const debian = process.env["KULLA_WORDPRESS"] ?? "/usr/share/wordpress";

/** A package of WordPress Playground, for a newer WordPress and for the drop-in that lets both use SQLite. */
const playground = {
  name: "@wp-playground/wordpress-builds@0.9.19",
  file: "wp-playground-wordpress-builds-0.9.19.tgz",
  sha256: "e62ccde83c48571e7f38b46030f13a9a868e42086b1c7c80b54cde535edd114d",
};

const cache = resolve(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "kulla-wordpress-0.9.19");

/** The sources of a site by version. */
export const wordPresses = { "6.1": join(cache, "6.1"), "6.7": join(cache, "6.7") } as const;
export type WordPressVersion = keyof typeof wordPresses;

/** The folder of the SQLite drop-in. */
export const sqlite = join(cache, "sqlite");

function unpack(zip: string, to: string, from = ""): void {
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    if (!path.startsWith(from) || path.endsWith("/")) continue;
    const file = join(to, path.slice(from.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Prepares both versions once per machine. The package has 158 MB: npm caches it, and we keep the parts we need. */
export default function installWordPress(): void {
  if (existsSync(cache)) return;
  if (!existsSync(join(debian, "wp-load.php")))
    throw new Error(`${debian} is missing: install Debian's package wordpress, or set KULLA_WORDPRESS to its folder.`);
  mkdirSync(dirname(cache), { recursive: true });
  const folder = mkdtempSync(`${cache}-`);
  execFileSync("npm", ["pack", "--silent", playground.name], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const archive = join(folder, playground.file);
  const hash = createHash("sha256").update(readFileSync(archive)).digest("hex");
  if (hash !== playground.sha256) throw new Error(`${playground.name} is not the package we know: sha256 ${hash}.`);
  const needed = ["src/sqlite-database-integration", "src/wordpress/wp-nightly.zip", "public/wp-nightly"];
  execFileSync("tar", ["xzf", archive, ...needed.map((path) => `package/${path}`)], { cwd: folder });
  const source = join(folder, "package");
  const zip = join(source, "src/sqlite-database-integration/sqlite-database-integration.zip");
  unpack(zip, join(folder, "sqlite"), "sqlite-database-integration-main/");
  // The scripts are next to it, and the server's part in an archive.
  renameSync(join(source, "public/wp-nightly"), join(folder, "6.7"));
  unpack(join(source, "src/wordpress/wp-nightly.zip"), join(folder, "6.7"));
  cpSync(debian, join(folder, "6.1"), { recursive: true, dereference: true });
  for (const path of ["package", playground.file, "6.1/wp-config.php", "6.7/wp-config.php", "6.7/wp-content/database"])
    rmSync(join(folder, path), { recursive: true, force: true });
  renameSync(folder, cache);
}
