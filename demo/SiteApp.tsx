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
  /** Set only when prerendering; in the browser, the address is used. */
  readonly path?: string;
  /** A path for which the server returned the 404 page, although it may match a route. */
  readonly notFoundPath?: string;
};

/** The entire site. */
export function SiteApp({ facts, content, path, notFoundPath }: Props) {
  return (
    <FactsContext value={facts}>
      <ContentContext value={content}>
        <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
          <RecoveryBoundary root={() => document}>
            <CurrentRoute notFoundPath={notFoundPath} />
          </RecoveryBoundary>
        </Router>
      </ContentContext>
    </FactsContext>
  );
}

/** The page at the current address. The router's base contains the language, so internal links do not have to. */
function CurrentRoute({ notFoundPath }: { notFoundPath: string | undefined }) {
  const [address] = useLocation();
  const facts = useFacts();
  const match = matchRoute(address === notFoundPath ? `${address}/404` : address, {
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
  const pageElement = (
    // Keyed by page: when a visitor goes to another floor, the page stays mounted, and the pressed control keeps the focus.
    <PageBoundary key={page}>
      <Suspense fallback={<Loading />}>
        <OwnTitleContext value={setOwnTitle}>
          <Page floor={floor} />
          {/* The home page has one for each of its sections, which hydrate one by one. */}
          {page !== "home" && <ReplayPress />}
        </OwnTitleContext>
      </Suspense>
    </PageBoundary>
  );
  if (isFullWindow) return pageElement;
  return (
    <Layout
      name={title.replace(` | ${facts.site.brand}`, "")}
      hasHeroPicture={hasHeroPicture && facts.hasSitePicture && facts.site.isHeadlineOnPicture}
    >
      {pageElement}
    </Layout>
  );
}
