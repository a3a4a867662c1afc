import { lstat, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../StudioError.ts";
import { siteMark } from "../folder/folderPath.ts";
import { kindOf } from "../folder/insideFolder.ts";
import { forgetSite, type OwnSite } from "./ownSite.ts";

export type PreviousSite = {
  /** The place that it was moved to. */
  readonly before: string;
  /** The place of the new site. */
  readonly out: string;
  readonly site: OwnSite;
  /** Receives a sentence for the additions that are not in the new site. */
  readonly report: (sentence: string) => void;
};

/**
 * Moves the owner's additions from the previous site to the new one, and removes what the command wrote. Links, and additions whose names the new
 * site uses itself, are set aside in a folder like "website-previous-1": a link would bring a file from elsewhere to the web.
 */
export async function leavePrevious({ before, out, site, report }: PreviousSite): Promise<void> {
  const made = new Set(site.names);
  const left: string[] = [];
  let aside: string | undefined;
  const setAside = async (path: string) => {
    aside ??= await newAside(out);
    await mkdir(dirname(join(aside, path)), { recursive: true });
    await rename(join(before, path), join(aside, path));
    left.push(path);
  };
  for (const name of await readdir(before)) {
    // Its mark is last: after a crash it is still known as a site of this computer.
    if (name === siteMark) continue;
    if (made.has(name)) {
      await rm(join(before, name), { recursive: true, force: true });
      continue;
    }
    if ((await kindOf(join(out, name))) !== "missing") {
      await setAside(name);
      continue;
    }
    for (const path of await linksIn(before, name)) await setAside(path);
    if ((await kindOf(join(before, name))) !== "missing") await rename(join(before, name), join(out, name));
  }
  // Nothing in a folder with a mark is a source of the project.
  if (aside === undefined) await rm(join(before, siteMark), { force: true });
  else await rename(join(before, siteMark), join(aside, siteMark));
  // What another program has added in the meantime stays.
  await rmdir(before).catch((error: unknown) => {
    if (!["ENOTEMPTY", "EEXIST"].includes(systemCode(error))) throw error;
  });
  await forgetSite(site.secret);
  if (aside !== undefined) report(asideText(basename(aside), left));
}

async function newAside(out: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const aside = `${out}-previous-${count}`;
    try {
      await mkdir(aside);
      return aside;
    } catch (error) {
      if (systemCode(error) !== "EEXIST") throw error;
    }
  }
}

/** The paths of the links, pipes and devices at a path. The socket of a running program, such as one of Git's, is harmless. */
async function linksIn(root: string, path: string): Promise<readonly string[]> {
  const kind = await kindOf(join(root, path));
  if (kind === "file" || kind === "missing") return [];
  if (kind !== "folder") return (await lstat(join(root, path))).isSocket() ? [] : [path];
  const found: string[] = [];
  for (const name of await readdir(join(root, path))) found.push(...(await linksIn(root, join(path, name))));
  return found;
}

const shownPaths = 5;

function asideText(aside: string, left: readonly string[]): string {
  const paths = left.slice(0, shownPaths).map((path) => `"${path}"`);
  const more = left.length > shownPaths ? ` and ${left.length - shownPaths} more` : "";
  return `${paths.join(", ")}${more}: not in the new site, but in "${aside}". Links are never moved into a site, nor files whose name the site itself uses.`;
}
