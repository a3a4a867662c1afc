// In the browser, during development: elements show saved texts and stay on their screens.
import { tags } from "../../widgets/contract/tags.ts";

/** Updates the table that the views use, and remounts every element, which continues on its screen. */
export async function replaceTexts(shown: object, saved: object): Promise<void> {
  Object.assign(shown, saved);
  const markers = [...document.querySelectorAll(tags.join())].map((element) => {
    const marker = document.createComment("");
    element.replaceWith(marker);
    return { element, marker };
  });
  // An element that is reconnected in the same task would count as moved.
  await new Promise((done) => setTimeout(done));
  for (const { element, marker } of markers) marker.replaceWith(element);
}
