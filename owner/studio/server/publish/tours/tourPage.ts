import { escapeHtml } from "../../../../../src/text/escapeHtml.ts";
import type { TourFile, TourNames } from "../../../../../src/project/tourFile.ts";

type Around = {
  /** The path from the page to the folder of the viewer's files. */
  readonly toViewer: string;
  readonly language: keyof TourNames;
};

/** A tour's page in our format: its first picture is visible before the viewer's code loads, and stays without scripts. */
export function tourPage({ home, scenes }: TourFile, { toViewer, language }: Around): string {
  const [scene] = scenes;
  const title = escapeHtml(home[language]);
  const first = scene
    ? `<img class="first" src="${escapeHtml(scene.folder)}preview.webp" width="768" height="384" alt="${title}, ${escapeHtml(scene.name[language])}" fetchpriority="high">`
    : "";
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}, 360°</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${toViewer}viewer.css">
<script type="module" src="${toViewer}viewer.js" fetchpriority="low"></script>
${first}
`;
}
