const page = new RegExp(
  [
    "<!doctype html>",
    '<html lang="[a-z]{2}">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="[\\w=, -]*">',
    '<meta name="robots" content="noindex">',
    "<title>[^<>]*</title>",
    '<link rel="icon" href="(?:data:,|[\\w./-]*)">',
    '<link rel="stylesheet" href="(?:\\.\\./)+(?:tours/)?viewer\\.css">',
    '<script type="module" src="(?:\\.\\./)+(?:tours/)?viewer\\.js" fetchpriority="low"></script>',
    '(?:<img class="first" src="[\\w./%-]*" width="\\d+" height="\\d+" alt="[^"<>]*" fetchpriority="high">)?',
  ].join("\\s*"),
);

/**
 * Whether a tour's page was written by this program: it shows tour.json in the viewer that is published with it, and has no
 * script of its own.
 */
export const isOurTourPage = (text: string): boolean => page.exec(text.trim())?.[0] === text.trim();
