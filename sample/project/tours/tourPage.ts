import type { TourFile } from "../../../src/project/tourFile.ts";

/**
 * A tour's page, which only names the first picture and the shared viewer. The picture is visible before the viewer's code
 * has loaded; without scripts it stays. `toViewer` is the relative path from the page to the viewer's folder.
 */
export function tourPage({ home: apartment, scenes, stills }: TourFile, toViewer: string): string {
  const [scene] = scenes;
  const [picture] = stills;
  const first = scene
    ? `<img class="first" src="${scene.folder}preview.webp" width="768" height="384" alt="${apartment.sq}, ${scene.name.sq}" fetchpriority="high">`
    : picture
      ? `<img class="first still" src="${picture.src}" width="${picture.width}" height="${picture.height}" alt="${picture.alt.sq}">`
      : "";
  return `<!doctype html>
<html lang="sq">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${apartment.sq}, vizita 360° | Kulla</title>
<link rel="icon" href="${toViewer}../icons/icon.svg">
<link rel="stylesheet" href="${toViewer}viewer.css">
<script type="module" src="${toViewer}viewer.js" fetchpriority="low"></script>
${first}
`;
}
