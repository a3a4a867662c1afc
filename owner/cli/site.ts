import { fileURLToPath } from "node:url";
import { makeSite } from "../studio/server/site/makeSite.ts";
import { print } from "../system/terminal/print.ts";
import { runCommand, usageError } from "./commandLine.ts";

const help = `kulla site <folder> [options]

Builds a complete website from a published project: its pages in Albanian, English and German, the elements, tours and
brochure, a sitemap, and support for offline use. The result is one folder, which any static host serves.

  <folder>          an owner's folder after "kulla publish", or a folder with project.json. The site's content besides
                    the project's facts is in site.json next to it
  --origin <url>    the site's address, such as https://your-domain (default: "domain" in site.json)
  --out <folder>    where to write it (default: website in the owner's folder). Only an empty folder or a site that this
                    computer made is replaced; what you added to that, such as .git or CNAME, stays
  --allow-tour <id> puts a tour that was made elsewhere into the site with its own pages and scripts, which run under your
                    own address; may be given several times. Without it such a tour is left out, unless you agreed to it
                    when you published the project on this computer

Exit codes: 0 done; 1 the site was not built, with the reason; or it was built, but the site in its place was made on
another computer or by an earlier release and was renamed: what you added to that is not in the new one; 2 usage error.`;

const options = {
  origin: { type: "string" },
  out: { type: "string" },
  "allow-tour": { type: "string", multiple: true, default: [] as string[] },
} as const;

/** The folder of the website kit in the package, seen from this bundled code in bin/c/. */
const kit = fileURLToPath(new URL("../..", import.meta.url));

/** `kulla site`; returns the exit code. */
export function siteCommand(args: readonly string[]): Promise<number> {
  return runCommand(args, { help, options }, async ({ values, positionals: [folder, ...more] }) => {
    const { origin, out, "allow-tour": allowedTours } = values;
    if (folder === undefined || more.length > 0) return usageError("Name the folder.", help);
    if (origin !== undefined && !isOrigin(origin))
      return usageError(
        `--origin takes the address of a domain's root, such as https://your-domain, not "${origin}": a site below a path does not work.`,
        help,
      );
    const stop = new AbortController();
    const onStop = () => stop.abort();
    process.once("SIGINT", onStop).once("SIGTERM", onStop);
    try {
      const website = await makeSite({
        folder,
        out,
        origin: origin && new URL(origin).origin,
        allowedTours,
        kit,
        signal: stop.signal,
      });
      for (const note of website.notes) print(`Note: ${note}`);
      const pages = `${website.pages} pages${website.isUnchanged ? ", unchanged" : ""}`;
      print(`The site of ${website.origin} is in ${website.out} (${pages}).`);
      return website.hasRenamedSite ? 1 : 0;
    } finally {
      process.off("SIGINT", onStop).off("SIGTERM", onStop);
    }
  });
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && text.replace(/\/$/, "").toLowerCase() === origin;
}
