import { readNavigationState } from "../navigation/navigationState.ts";
import type { FirstPicture, FirstPictures } from "./firstPicturesOf.ts";

/**
 * The HTML of the preview page cannot know which apartment it will show. This inserts the apartment's first picture where the element
 * will show it, the same file in the same box, before the element's code has loaded.
 */
export function showFirstPicture(): void {
  const json = document.getElementById("firstPictures")?.textContent;
  const view = document.querySelector(".waiting-picture");
  if (!json || !view) return;
  const { apartments, layouts }: FirstPictures = JSON.parse(json);
  // The layout, under the name it had on the first site (navigationState.ts).
  const layout = readNavigationState(history.state).customUrl1 ?? apartments[location.hash.slice(1)];
  const picture = layouts[layout ?? ""];
  if (picture) view.replaceChildren(pictureOf(picture));
}

function pictureOf({ src, width, height, sources = [] }: FirstPicture): HTMLPictureElement {
  const sizes = "(min-width: 900px) 65vw, 100vw";
  const picture = document.createElement("picture");
  for (const { type, srcset } of sources) {
    const source = document.createElement("source");
    Object.assign(source, { type, sizes, srcset });
    picture.append(source);
  }
  const image = document.createElement("img");
  Object.assign(image, { width, height, alt: "", decoding: "async", fetchPriority: "high" });
  picture.append(image);
  image.src = src;
  return picture;
}
