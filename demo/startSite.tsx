import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { keepHeight } from "./navigation/pageHeights.ts";
import { loadChunk } from "./loading/loadChunk.ts";
import { matchRoute } from "./navigation/matchRoute.ts";
import { showLoadFailed } from "./loading/showLoadFailed.ts";
import { registerServiceWorker } from "./offline/registerServiceWorker.ts";
import { pendingPage } from "./pages/pageTable.ts";
import { SiteApp } from "./SiteApp.tsx";
import { contentPageOf } from "./navigation/contentPages.ts";
import { loadContent, noteContent } from "./pageContent/loadContent.ts";
import type { PageContent } from "./pageContent/pageContent.ts";
import type { SerializedFacts } from "./facts/siteFacts.ts";
import type { Metric } from "web-vitals";

const loader = import.meta.env.DEV ? "/widgets/kulla.ts" : "/widgets/kulla.js";

/** Loads our elements through the script that partners use. If it does not load, the fallbacks stay and a notice is shown. */
async function loadElements(): Promise<void> {
  const load = () => loadChunk("The elements' loader", () => import(/* @vite-ignore */ loader));
  await load().catch((error: unknown) => showLoadFailed(error, load));
}

/** A page that was translated before hydration is re-rendered in the browser, which is not an error to report. */
function onRecoverableError(error: unknown): void {
  console.warn("kulla: the page was re-rendered:", error);
}

function renderSite(container: HTMLElement, site: ReactNode): void {
  createRoot(container, options(container, site)).render(site);
}

/** How many more times the root may be replaced: a persistent error is not fixed by a new root. */
let replacementsLeft = 3;

/** Replaces a root that React has unmounted with a new one in a new container, because the old container's nodes belong to no root. */
function options(container: HTMLElement, site: ReactNode): RootOptions {
  return {
    onUncaughtError(error) {
      console.error(error);
      if (replacementsLeft-- <= 0 || !container.isConnected) return;
      const fresh = document.createElement("div");
      fresh.id = container.id;
      container.replaceWith(fresh);
      renderSite(fresh, site);
    },
  };
}

/** Hydrates the prerendered page, then loads our elements through the script that partners use. */
export async function startSite(): Promise<void> {
  const container = document.getElementById("site");
  if (!container) throw new Error('The page has no <div id="site">.');
  // Before the router's own listener, which renders the page.
  window.addEventListener("popstate", keepHeight, { capture: true });
  // With its code loaded, the page hydrates in one step; if the code does not load, the page's text stays, and everything around it works.
  await pendingPage(location.pathname)?.preloadBehind(showLoadFailed);
  noteCarriedContent();
  const isNotFound = container.dataset["page"] === "missing";
  const site = (
    <SiteApp
      facts={readSerializedFacts()}
      content={loadContent}
      {...(isNotFound && { notFoundPath: location.pathname })}
    />
  );
  // A host may answer an unknown address in English or German with the Albanian 404 page, which is then re-rendered.
  const isThisPage = document.documentElement.lang === matchRoute(location.pathname).language;
  if (container.hasChildNodes() && isThisPage)
    hydrateRoot(container, site, { ...options(container, site), onRecoverableError });
  else renderSite(container, site);
  // Pass a callback here to measure how visits feel; without one, nothing is loaded.
  void reportWebVitals();
  void registerServiceWorker();
  await loadElements();
}

/** The project's facts, which are embedded in every page. */
function readSerializedFacts(): SerializedFacts {
  const carried = document.getElementById("facts")?.textContent;
  if (!carried) throw new Error('The page has no <script id="facts">.');
  const facts: SerializedFacts = JSON.parse(carried);
  return facts;
}

/** Reads the page's embedded texts and pictures. */
function noteCarriedContent(): void {
  const carried = document.getElementById("content")?.textContent;
  const { language, route } = matchRoute(location.pathname);
  const page = contentPageOf(route.page);
  if (carried && page) noteContent(page, language, JSON.parse(carried) as PageContent);
}

/**
 * Reports how the visit felt to the callback: CLS, INP, FCP, LCP, TTFB, each when it is known. Without a callback nothing is loaded.
 * (FID, which the specification also names, was replaced by INP in the library and in browsers.)
 */
async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const watch of [onCLS, onINP, onFCP, onLCP, onTTFB]) watch(callback);
}
