import { ChunkLoadError } from "./loadChunk.ts";
import { showLoadFailed } from "./showLoadFailed.ts";

/** If a style sheet of the page did not load, shows a notice with a button that tries again. */
export function reportFailedStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasRules(link)) showLoadFailed(new ChunkLoadError(link.href), () => askAgain(link));
  }
}

/** Some browsers leave an empty sheet in place of one that failed, and refuse access to its rules. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement("link");
  again.rel = "stylesheet";
  // With a new address, because the browser may have cached the failure.
  again.href = `${link.href.split("?")[0]}?again=${Date.now()}`;
  return new Promise((resolve, reject) => {
    again.addEventListener("load", () => {
      link.remove();
      resolve();
    });
    again.addEventListener("error", () => {
      again.remove();
      reject(new ChunkLoadError(link.href));
    });
    link.after(again);
  });
}
