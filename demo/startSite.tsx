import { createRoot, hydrateRoot } from "react-dom/client";
import { keepHeight } from "./navigation/pageHeights.ts";
import { loadChunk } from "./loading/loadChunk.ts";
import { placeOf } from "./navigation/placeOf.ts";
import { readFacts } from "./facts/readFacts.ts";
import { tellLoadFailed } from "./loading/tellLoadFailed.ts";
import { keepForOffline } from "./offline/keepForOffline.ts";
import { absentPage } from "./pages/pageTable.ts";
import { reportWebVitals } from "./reportWebVitals.ts";
import { SiteApp } from "./SiteApp.tsx";

const loader = import.meta.env.DEV ? "/widgets/kulla.ts" : "/widgets/kulla.js";

/** Our elements, by the script every partner uses. Where it does not come the fallbacks stay, and a notice says so. */
async function loadElements(): Promise<void> {
  const load = () => loadChunk("The elements' loader", () => import(/* @vite-ignore */ loader));
  await load().catch((error: unknown) => tellLoadFailed(error, load));
}

/** Takes the prerendered page over, then brings our elements to life by the one script every partner uses. */
export async function startSite(): Promise<void> {
  const container = document.getElementById("site");
  if (!container) throw new Error('The page has no <div id="site">.');
  // Ahead of the router's own listener, which draws the page.
  window.addEventListener("popstate", keepHeight, { capture: true });
  // Taking over then happens in one go; where the code does not come, the words stay and all around them lives.
  await absentPage(location.pathname)?.preloadBehind(tellLoadFailed);
  const isUnknown = container.dataset["page"] === "missing";
  const site = <SiteApp facts={await readFacts()} {...(isUnknown && { unknown: location.pathname })} />;
  // A host may answer an unknown address in English or German with the Albanian page: that one is drawn anew.
  const isThisPage = document.documentElement.lang === placeOf(location.pathname).language;
  if (container.hasChildNodes() && isThisPage) hydrateRoot(container, site);
  else createRoot(container).render(site);
  // Who wants to know how visits feel puts a callback here; without one nothing is loaded.
  void reportWebVitals();
  void keepForOffline();
  await loadElements();
}
