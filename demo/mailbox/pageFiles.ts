import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

type PageFile = { readonly type: string; readonly read: () => Buffer };

/** The files that the mailbox's page loads, by path; no other file can be requested. */
export const pageFiles: Readonly<Record<string, PageFile>> = {
  "/mailbox.css": {
    type: "text/css; charset=utf-8",
    read: () => readFileSync(new URL("./mailbox.css", import.meta.url)),
  },
  "/newsreader.woff2": font("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2"),
  "/hanken.woff2": font("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"),
};

function font(name: string): PageFile {
  return { type: "font/woff2", read: () => readFileSync(require.resolve(name)) };
}
