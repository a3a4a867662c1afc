import type { Flash } from "./hintTimeline.ts";
import type { Hotspot } from "./hotspot.ts";
import { fromDocument } from "../page/fromDocument.ts";

/** Lights a region up for a flash: in over 90 ms of 300, held, out again; it takes neither focus nor taps. Returns its end. */
export function showFlash(place: Element, hotspots: readonly Hotspot[], { id, at, until }: Flash): () => void {
  const hotspot = hotspots.find((candidate) => candidate.id === id);
  if (!hotspot) return () => undefined;
  const path = fromDocument("createElementNS")("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", hotspot.outline);
  path.dataset["hint"] = id;
  place.append(path);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  path.animate(frames, until - at).onfinish = () => path.remove();
  return () => path.remove();
}
