import { readFileSync, statSync } from "node:fs";
import type { Plugin } from "vite";
import { escapeHtml } from "../src/text/escapeHtml.ts";
import { inProject } from "./projectFolder.ts";

type ListedPicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: Readonly<Record<string, string>>;
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[];
};

/** The size of a file in KiB, or "missing". */
function fileSize(src: string): string {
  const stats = statSync(inProject(src), { throwIfNoEntry: false });
  return stats ? `${Math.round(stats.size / 1024)} K` : "missing";
}

function figureHtml([key, { src, width, height, alt = {}, sources = [] }]: readonly [string, ListedPicture]): string {
  const largestFiles = sources.map(({ srcset }) => srcset.split(", ").at(-1)?.split(" ")[0] ?? "");
  const files = [...largestFiles, src].map((file) => `${file.split(".").at(-1) ?? ""} ${fileSize(file)}`).join(", ");
  const descriptions = Object.entries(alt).map(([language, text]) => `<p lang="${language}">${escapeHtml(text)}</p>`);
  return `<figure><a href="/project/${src}"><img loading="lazy" src="/project/${src}" width="${width}" height="${height}" alt="${escapeHtml(alt["sq"] ?? "")}"></a>
<figcaption><b>${escapeHtml(key)}</b> ${width} × ${height}, ${files}${descriptions.join("")}</figcaption></figure>`;
}

function sheetHtml(): string {
  const pictures = JSON.parse(readFileSync(inProject("pictures.json"), "utf8")) as Record<string, ListedPicture>;
  const entries = Object.entries(pictures);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${entries.length} pictures</title>
<style>body{margin:24px;font:13px/1.4 sans-serif;background:#f6f3ec;color:#161512}main{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}figure{margin:0}img{display:block;width:100%;height:auto;background:#eae5da}p{margin:4px 0 0;color:#5f5b52}</style>
<h1>${entries.length} pictures</h1><main>${entries.map(figureHtml).join("\n")}</main></html>`;
}

/** Serves `/__pictures` in `npm run dev`: all pictures of pictures.json with their keys, sizes and descriptions. */
export function contactSheet(): Plugin {
  return {
    name: "contact-sheet",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/__pictures", (_request, response) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(sheetHtml());
      });
    },
  };
}
