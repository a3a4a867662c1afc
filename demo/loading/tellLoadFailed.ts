import { loadFailedText } from "../text/loadFailed.ts";
import { adoptSheet } from "./adoptSheet.ts";
import css from "./loadFailed.css?inline";
import { placeOf } from "../navigation/placeOf.ts";

let isDressed = false;

/**
 * Tells the visitor at the foot of the window that a part did not come, with a button that tries once more. It is drawn without any
 * of the parts that may be missing, and is gone when the retry succeeds.
 */
export function tellLoadFailed(error: unknown, retry: () => Promise<void>): void {
  console.error(error);
  if (!isDressed) adoptSheet(css);
  isDressed = true;
  const { said, retry: again } = loadFailedText[placeOf(location.pathname).language];
  const notice = document.createElement("div");
  notice.className = "load-failed";
  notice.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = said;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = again;
  button.addEventListener("click", () => {
    notice.remove();
    void retry().catch((failed: unknown) => tellLoadFailed(failed, retry));
  });
  notice.append(text, button);
  document.body.append(notice);
}
