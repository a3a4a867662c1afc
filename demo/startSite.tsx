import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { keepHeight } from "./navigation/pageHeights.ts";
import { loadChunk } from "./loading/loadChunk.ts";
import { placeOf } from "./navigation/placeOf.ts";
import { tellLoadFailed } from "./loading/tellLoadFailed.ts";
import { keepForOffline } from "./offline/keepForOffline.ts";
import { absentPage } from "./pages/pageTable.ts";
import { SiteApp } from "./SiteApp.tsx";
import { contentPageOf } from "./navigation/contentPages.ts";
import { loadContent, noteContent } from "./pageContent/loadContent.ts";
import type { PageContent } from "./pageContent/pageContent.ts";
import type { CarriedFacts } from "./facts/siteFacts.ts";
import type { Metric } from "web-vitals";

const loader = import.meta.env.DEV ? "/widgets/kulla.ts" : "/widgets/kulla.js";

/** Our elements, by the script every partner uses. Where it does not come the fallbacks stay, and a notice says so. */
async function loadElements(): Promise<void> {
  const load = () => loadChunk("The elements' loader", () => import(/* @vite-ignore */ loader));
  await load().catch((error: unknown) => tellLoadFailed(error, load));
}

/** A page that a translator was at before us is drawn anew in the browser: nothing to report as an error. */
function onRecoverableError(error: unknown): void {
  console.warn("kulla: the page was drawn anew:", error);
}

function renderSite(container: HTMLElement, site: ReactNode): void {
  createRoot(container, options(container, site)).render(site);
}

/** So often; what fails then as before is no fault that a new root mends. */
let renewals = 3;

/** A root that React has given up is replaced by a new one, in a new place: what is left in the old one is nobody's. */
function options(container: HTMLElement, site: ReactNode): RootOptions {
  return {
    onUncaughtError(error) {
      console.error(error);
      if (renewals-- <= 0 || !container.isConnected) return;
      const fresh = document.createElement("div");
      fresh.id = container.id;
      container.replaceWith(fresh);
      renderSite(fresh, site);
    },
  };
}

/** Takes the prerendered page over, then brings our elements to life by the one script every partner uses. */
export async function startSite(): Promise<void> {
  const container = document.getElementById("site");
  if (!container) throw new Error('The page has no <div id="site">.');
  // Ahead of the router's own listener, which draws the page.
  window.addEventListener("popstate", keepHeight, { capture: true });
  // Taking over then happens in one go; where the code does not come, the words stay and all around them lives.
  await absentPage(location.pathname)?.preloadBehind(tellLoadFailed);
  noteCarriedContent();
  const isUnknown = container.dataset["page"] === "missing";
  const site = (
    <SiteApp facts={carriedFacts()} content={loadContent} {...(isUnknown && { unknown: location.pathname })} />
  );
  // A host may answer an unknown address in English or German with the Albanian page: that one is drawn anew.
  const isThisPage = document.documentElement.lang === placeOf(location.pathname).language;
  if (container.hasChildNodes() && isThisPage)
    hydrateRoot(container, site, { ...options(container, site), onRecoverableError });
  else renderSite(container, site);
  // Who wants to know how visits feel puts a callback here; without one nothing is loaded.
  void reportWebVitals();
  void keepForOffline();
  await loadElements();
}

/** The project's facts, which every page carries. */
function carriedFacts(): CarriedFacts {
  const carried = document.getElementById("facts")?.textContent;
  if (!carried) throw new Error('The page has no <script id="facts">.');
  const facts: CarriedFacts = JSON.parse(carried);
  return facts;
}

/** The words and pictures of this page, as it carries them. */
function noteCarriedContent(): void {
  const carried = document.getElementById("content")?.textContent;
  const { language, route } = placeOf(location.pathname);
  const page = contentPageOf(route.page);
  if (carried && page) noteContent(page, language, JSON.parse(carried) as PageContent);
}

/**
 * Tells the callback how the visit felt: CLS, INP, FCP, LCP, TTFB, each when it is known. Without a callback nothing is loaded.
 * (FID, which the specification names too, was given up by the library and by browsers for INP.)
 */
async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const watch of [onCLS, onINP, onFCP, onLCP, onTTFB]) watch(callback);
}
