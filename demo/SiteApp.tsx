import { Suspense, useEffect, useState } from "react";
import { Router, useLocation } from "wouter";
import { aroundNav } from "./pages/aroundNav.ts";
import { ContentContext, type ContentSource } from "./pageContent/ContentContext.tsx";
import { RecoveryBoundary } from "../widgets/reactParts.ts";
import { FactsContext, useFacts } from "./text/FactsContext.tsx";
import { headOf } from "./head/headOf.ts";
import { matchRoute, type RouteMatch } from "./navigation/matchRoute.ts";
import type { SerializedFacts } from "./facts/siteFacts.ts";
import { Layout } from "./layout/Layout.tsx";
import { Loading } from "./layout/LoadFailed.tsx";
import { OwnTitleContext } from "./layout/ownTitle.ts";
import { PageBoundary } from "./layout/PageBoundary.tsx";
import { ReplayPress } from "./loading/ReplayPress.tsx";
import { pageTable } from "./pages/pageTable.ts";
import { LanguageContext } from "./text/LanguageContext.tsx";

type Props = {
  readonly facts: SerializedFacts;
  readonly content: ContentSource;
  /** Set only when prerendering; in the browser the address decides. */
  readonly path?: string;
  /** An address for which the host served the 404 page, even if the address matches a route. */
  readonly unknown?: string;
};

/** The entire site. */
export function SiteApp({ facts, content, path, unknown }: Props) {
  return (
    <FactsContext value={facts}>
      <ContentContext value={content}>
        <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
          <RecoveryBoundary root={() => document}>
            <CurrentPlace unknown={unknown} />
          </RecoveryBoundary>
        </Router>
      </ContentContext>
    </FactsContext>
  );
}

/** The language is part of the address, so internal links inherit it without naming it. */
function CurrentPlace({ unknown }: { unknown: string | undefined }) {
  const [address] = useLocation();
  const facts = useFacts();
  const match = matchRoute(address === unknown ? `${address}/404` : address, {
    ...facts,
    missingPaths: facts.site.missingPaths,
  });
  return (
    <LanguageContext value={match.language}>
      <Router base={match.base}>
        <CurrentPage match={match} />
      </Router>
    </LanguageContext>
  );
}

function CurrentPage({ match }: { match: RouteMatch }) {
  const { page, floor = 1, isFullWindow, hasHeroPicture = false } = match.route;
  const Page = pageTable[page];
  const facts = useFacts();
  const [ownTitle, setOwnTitle] = useState<string>();
  const title = ownTitle ?? headOf({ match, facts }).title;
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = match.language;
  }, [title, match.language]);
  const shown = (
    // The same element shows every floor, so the pressed control keeps the focus.
    <PageBoundary key={page}>
      <Suspense fallback={<Loading />}>
        <OwnTitleContext value={setOwnTitle}>
          <Page floor={floor} />
          {/* The sections of the home page hydrate one by one. */}
          {page !== "home" && <ReplayPress />}
        </OwnTitleContext>
      </Suspense>
    </PageBoundary>
  );
  if (isFullWindow) return shown;
  return (
    <Layout
      name={title.replace(` | ${facts.site.brand}`, "")}
      hasHeroPicture={hasHeroPicture && facts.hasSitePicture && facts.site.isHeadlineOnPicture}
    >
      {shown}
    </Layout>
  );
}
