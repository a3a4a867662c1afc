import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startStaticServer } from "../../demo/server/staticServer.ts";

/** The host of a project's owner, with the built site and what `kulla publish` renders. */
export type Owner = {
  /** With a slash. */
  readonly url: string;
  /** The same host under a name that the plugin does not know. */
  readonly otherUrl: string;
  /** The elements as HTML, by the name of their file. */
  readonly rendered: ReadonlyMap<string, string>;
  readonly stop: () => void;
};

/** The apartment whose page and oEmbed JSON can be pasted. */
export const pastedApartment = "k5-07-05";

export async function startOwner(): Promise<Owner> {
  const folder = mkdtempSync(join(tmpdir(), "kulla-rendered-"));
  execFileSync("node", ["demo/runTs.mjs", "tests/wordpress/writeRendered.ts", folder], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const at = join(folder, "rendered");
  const rendered = new Map(readdirSync(at).map((name) => [name, readFileSync(join(at, name), "utf8")]));
  const server = await startStaticServer(0, [
    { at: "/project/rendered/", folder: at },
    { at: "/en/apartments/", folder: join(folder, "pages") },
    { at: "/oembed/", folder: join(folder, "oembed") },
    { at: "", folder: "dist/site" },
  ]);
  const { port } = server.address() as AddressInfo;
  const otherUrl = `http://localhost:${port}/`;
  // The site was built for another address than this machine's.
  for (const [from, to] of [
    [`en/apartments/${pastedApartment}/index.html`, `pages/${pastedApartment}/index.html`],
    [`oembed/en/apartments/${pastedApartment}.json`, `oembed/en/apartments/${pastedApartment}.json`],
  ] as const) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    const text = readFileSync(join("dist/site", from), "utf8");
    writeFileSync(join(folder, to), text.replaceAll("https://kulla.example/", otherUrl));
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    otherUrl,
    rendered,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
