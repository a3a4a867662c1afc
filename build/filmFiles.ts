import { existsSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";
import type { FilmFile } from "film-files";
import { inProject } from "./projectFolder.ts";

const id = "\0film-files";
const types: Readonly<Record<string, string>> = { webm: "video/webm", mp4: "video/mp4" };

/**
 * `import { filmFiles } from "film-files"`: the files in the project's film/, by name ("kulla", "loop", "clip-1"), the smaller format
 * first. A film without a file is missing; its page shows the poster only.
 */
export function filmFiles(): Plugin {
  return {
    name: "film-files",
    enforce: "pre",
    resolveId: (name) => (name === "film-files" ? id : undefined),
    load: (name) => (name === id ? `export const filmFiles = ${JSON.stringify(listFilms())};` : undefined),
  };
}

function listFilms(): Record<string, readonly FilmFile[]> {
  const folder = inProject("film");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const films: Record<string, FilmFile[]> = {};
  for (const ending of ["webm", "mp4"]) {
    for (const name of names.filter((each) => each.endsWith(`.${ending}`)).toSorted()) {
      const film = name.slice(0, -ending.length - 1);
      (films[film] ??= []).push({ src: `/project/film/${name}`, type: types[ending] ?? "" });
    }
  }
  return films;
}
