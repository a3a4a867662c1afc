import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startPhp } from "../support/phpServer.ts";
import { sqlite, wordPresses, type WordPressVersion } from "./installWordPress.ts";

/** A WordPress with our plugin and a user of each role; name and password are the role's name. */
export type Site = {
  readonly url: string;
  /** Runs a script of `tests/wordpress/php` inside it, with JSON both ways. */
  readonly run: (script: string, input?: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

const php = process.env["KULLA_PHP"] ?? "php";
const plugin = resolve("integrations/wordpress/kulla");

const config = (folder: string): string => `<?php
define( 'DB_NAME', 'site' );
define( 'DB_DIR', '${folder}' );
define( 'DB_FILE', 'site.sqlite' );
$table_prefix = 'wp_';
$kulla_host = $_SERVER['HTTP_HOST'] ?? 'localhost';
define( 'WP_HOME', "http://$kulla_host" );
define( 'WP_SITEURL', "http://$kulla_host" );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** @param owner Address of the owner's host, with a slash. */
export async function makeSite(version: WordPressVersion, owner: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "kulla-wordpress-"));
  const root = join(folder, "wordpress");
  cpSync(wordPresses[version], root, { recursive: true });
  cpSync(plugin, join(root, "wp-content/plugins/kulla"), { recursive: true });
  cpSync("tests/wordpress/classicTheme", join(root, "wp-content/themes/classic"), { recursive: true });
  mkdirSync(join(root, "wp-content/mu-plugins"));
  cpSync("tests/wordpress/php/testSite.php", join(root, "wp-content/mu-plugins/testSite.php"));
  const dropIn = readFileSync(join(sqlite, "db.copy"), "utf8")
    .replaceAll("{SQLITE_IMPLEMENTATION_FOLDER_PATH}", sqlite)
    .replaceAll("{SQLITE_PLUGIN}", "sqlite/load.php");
  writeFileSync(join(root, "wp-content/db.php"), dropIn);
  writeFileSync(join(root, "wp-config.php"), config(folder));
  const env = { KULLA_OWNER: owner, KULLA_MAILS: join(folder, "mails.jsonl") };
  const server = await startPhp(root, { env });
  // Asynchronous: it may send requests to the owner's host, which this process serves.
  const run = async (script: string, input: object = {}): Promise<unknown> => {
    const child = spawn(php, [resolve("tests/wordpress/php", script), root], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, ...env, HTTP_HOST: new URL(server.url).host },
    });
    const closed = once(child, "close");
    child.stdin.end(JSON.stringify(input));
    const printed = await text(child.stdout);
    const [status] = (await closed) as [number];
    if (status !== 0)
      throw new Error(`${script} ended with ${status}: ${readFileSync(join(folder, "debug.log"), "utf8")}`);
    return JSON.parse(printed.slice(printed.lastIndexOf("\n{") + 1));
  };
  await run("install.php");
  return {
    url: server.url,
    run,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
