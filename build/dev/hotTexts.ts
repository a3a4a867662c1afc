// In the browser, during development: elements show saved texts and stay at their screens.
import { tags } from "../../widgets/contract/tags.ts";

/** Updates the table that the views use, and mounts every element again, which continues where it was. */
export async function replaceTexts(shown: object, saved: object): Promise<void> {
  Object.assign(shown, saved);
  const places = [...document.querySelectorAll(tags.join())].map((element) => {
    const place = document.createComment("");
    element.replaceWith(place);
    return { element, place };
  });
  // An element that is reconnected in the same task counts as moved.
  await new Promise((done) => setTimeout(done));
  for (const { element, place } of places) place.replaceWith(element);
}
