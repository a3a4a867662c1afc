import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import type { FallbackName } from "../elements/FallbackContext.tsx";
import { FactsContext } from "../facts/FactsContext.tsx";
import { listingsOf } from "../facts/listings.ts";
import { addressOf, placeOf } from "../navigation/placeOf.ts";
import type { ProjectFile } from "../facts/projectFile.ts";
import type { CarriedFacts } from "../facts/siteFacts.ts";
import type { Language } from "../text/language.ts";
import { LanguageContext } from "../text/LanguageContext.tsx";
import { BrochureFallback } from "./BrochureFallback.tsx";
import { FloorFallback } from "./FloorFallback.tsx";
import { HomeFallback } from "./HomeFallback.tsx";
import { ListingFallback } from "./ListingFallback.tsx";
import { SiteFallback } from "./SiteFallback.tsx";
import { TowerFallback } from "./TowerFallback.tsx";

type Setting = { readonly project: ProjectFile; readonly facts: CarriedFacts; readonly language: Language };

/** Markup of one element's fallback children; only the prerender asks for it. */
export function fallbackMarkup(name: FallbackName, { project, facts, language }: Setting): string {
  const home = addressOf("/", language);
  return renderToStaticMarkup(
    <FactsContext value={facts}>
      <LanguageContext value={language}>
        <Router ssrPath={home} base={placeOf(home).base}>
          <div className="fallback">{fallbackOf(name, project)}</div>
        </Router>
      </LanguageContext>
    </FactsContext>,
  );
}

function fallbackOf(name: FallbackName, project: ProjectFile) {
  if (name === "site") return <SiteFallback project={project} />;
  if (name === "home") return <HomeFallback />;
  if (name === "brochure") return <BrochureFallback project={project} />;
  const [kind, id = ""] = name.split(":");
  if (kind === "listing") {
    const listing = listingsOf(project).find(({ apartment }) => apartment.id === id);
    return listing ? <ListingFallback listing={listing} /> : null;
  }
  return kind === "tower" ? (
    <TowerFallback project={project} id={id} />
  ) : (
    <FloorFallback project={project} floor={Number(id)} />
  );
}
