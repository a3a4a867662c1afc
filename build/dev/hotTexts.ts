// In the browser, during development: elements show saved texts and stay on their screens.
import { tags } from "../../widgets/contract/tags.ts";

/** Updates the table that the views use, and remounts every element, which continues on its screen. */
export async function replaceTexts(shown: object, saved: object): Promise<void> {
  Object.assign(shown, saved);
  const places = [...document.querySelectorAll(tags.join())].map((element) => {
    const place = document.createComment("");
    element.replaceWith(place);
    return { element, place };
  });
  // An element that is reconnected in the same task would count as moved.
  await new Promise((done) => setTimeout(done));
  for (const { element, place } of places) place.replaceWith(element);
}
