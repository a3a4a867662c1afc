import { ChunkLoadError } from "./loadChunk.ts";
import { tellLoadFailed } from "./tellLoadFailed.ts";

/** A style sheet of the page that did not come: a notice says so, and a press asks for it again. */
export function mendStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasRules(link)) tellLoadFailed(new ChunkLoadError(link.href), () => askAgain(link));
  }
}

/** Some browsers leave a sheet in place of one that failed, and refuse to show what is in it. */
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
  // Under a new address: a failed one may be remembered.
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
