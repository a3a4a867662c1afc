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
import type { SerializedFacts } from "./facts/siteFacts.ts";
import type { Metric } from "web-vitals";

const loader = import.meta.env.DEV ? "/widgets/kulla.ts" : "/widgets/kulla.js";

/** Our elements, by the script every partner uses. Where it does not come the fallbacks stay, and a notice says so. */
async function loadElements(): Promise<void> {
  const load = () => loadChunk("The elements' loader", () => import(/* @vite-ignore */ loader));
  await load().catch((error: unknown) => tellLoadFailed(error, load));
}

/** A page that was translated before hydration is rendered again in the browser, which is not an error to report. */
function onRecoverableError(error: unknown): void {
  console.warn("kulla: the page was drawn anew:", error);
}

function renderSite(container: HTMLElement, site: ReactNode): void {
  createRoot(container, options(container, site)).render(site);
}

/** At most this often: what still fails then is not repaired by a new root. */
let renewals = 3;

/** Replaces a root that React has unmounted by a new one in a new container: the nodes left in the old one belong to no root. */
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
    <SiteApp facts={readSerializedFacts()} content={loadContent} {...(isUnknown && { unknown: location.pathname })} />
  );
  // A host may answer an unknown address in English or German with the Albanian page: that page is rendered again.
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
function readSerializedFacts(): SerializedFacts {
  const carried = document.getElementById("facts")?.textContent;
  if (!carried) throw new Error('The page has no <script id="facts">.');
  const facts: SerializedFacts = JSON.parse(carried);
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
 * (FID, which the specification names too, was replaced by INP in the library and in browsers.)
 */
async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const watch of [onCLS, onINP, onFCP, onLCP, onTTFB]) watch(callback);
}
