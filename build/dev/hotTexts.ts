// Runs in the browser during development: shows edited texts without a reload of the page, and elements stay on their screens.
import { tags } from "../../widgets/contract/tags.ts";

/** Copies edited texts into the table that the views use, and remounts every element, which then shows the same screen again. */
export async function replaceTexts(current: object, edited: object): Promise<void> {
  Object.assign(current, edited);
  const markers = [...document.querySelectorAll(tags.join())].map((element) => {
    const marker = document.createComment("");
    element.replaceWith(marker);
    return { element, marker };
  });
  // An element that returns in the same task counts as moved, and is not mounted again.
  await new Promise((done) => setTimeout(done));
  for (const { element, marker } of markers) marker.replaceWith(element);
}
