// In the browser, on the development server's pages only: saved words are shown by elements that stay at their screens.
import { tags } from "../../widgets/contract/tags.ts";

/** Writes a saved table over the one that the views hold, and mounts every element again, which continues where it was. */
export async function replaceTexts(shown: object, saved: object): Promise<void> {
  Object.assign(shown, saved);
  const places = [...document.querySelectorAll(tags.join())].map((element) => {
    const place = document.createComment("");
    element.replaceWith(place);
    return { element, place };
  });
  // An element that is back within the same task was only moved.
  await new Promise((done) => setTimeout(done));
  for (const { element, place } of places) place.replaceWith(element);
}
