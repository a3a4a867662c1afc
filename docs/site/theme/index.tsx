import { Content, Head, usePage } from "@rspress/core/runtime";
import { Fragment, type ReactNode } from "react";
import contents from "../contents.json";

type Heading = { readonly id: string; readonly text: string; readonly depth: number };

/** A page's route is `/partners/style`, a folder's `/developers/decisions/`, the start page's `/`. */
const isHere = (address: string, route: string): boolean =>
  address === `/docs${route.replace(/(?:index)?(?:\.html)?$/, "").replace(/(?<=.)\/$/, "")}`;

const currentIn = (pages: readonly { readonly address: string }[], route: string): boolean =>
  pages.some(({ address }) => isHere(address, route));

/** Shows visitors who arrive by a search where the page is. Each group of readers is linked to its first page. */
function Bar({ route }: { readonly route: string }) {
  return (
    <header className="bar">
      <a className="name" href="/docs/">
        Kulla <span>manual</span>
      </a>
      <nav aria-label="Readers">
        {contents.map(({ reader, pages }) => (
          <a key={reader} href={pages[0]?.address} aria-current={currentIn(pages, route) ? "true" : undefined}>
            {reader}
          </a>
        ))}
      </nav>
      <div className="tools">
        <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" hidden>
          Search
        </button>
        <a href="/en/embed">Playground</a>
      </div>
    </header>
  );
}

/** Lists the pages for the same readers, or all pages. The list is open next to the text where there is room, and collapsed elsewhere. */
function Pages({ route }: { readonly route: string }) {
  const own = contents.filter(({ pages }) => currentIn(pages, route));
  const shown = own.length > 0 ? own : contents;
  const name = own[0] ? `Pages: ${own[0].reader}` : "All pages";
  return (
    <details className="pages">
      <summary>{name}</summary>
      <nav aria-label={name}>
        {shown.map(({ reader, pages }) => (
          <Fragment key={reader}>
            <h2>{reader}</h2>
            <ul>
              {pages.map(({ address, title }) => (
                <li key={address}>
                  <a href={address} aria-current={isHere(address, route) ? "page" : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
    </details>
  );
}

function Outline({ headings }: { readonly headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="outline" aria-labelledby="outline">
      <h2 id="outline">On this page</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text.replaceAll("`", "")}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The previous and the next page, in the order of the reader's pages. */
function Neighbours({ route }: { readonly route: string }) {
  const { pages } = contents.find((group) => currentIn(group.pages, route)) ?? { pages: [] };
  const at = pages.findIndex(({ address }) => isHere(address, route));
  const link = (by: number, word: string): ReactNode => {
    const page = at < 0 ? undefined : pages[at + by];
    return page ? (
      <a href={page.address} rel={by < 0 ? "prev" : "next"}>
        <small>{word}</small> <span>{page.title}</span>
      </a>
    ) : (
      <span />
    );
  };
  return pages.length < 2 ? null : (
    <nav className="neighbours" aria-label="Previous and next page">
      {link(-1, "Previous")}
      {link(1, "Next")}
    </nav>
  );
}

function Search() {
  return (
    <dialog className="search" aria-labelledby="search-title">
      <form method="dialog">
        <h2 id="search-title">Search the manual</h2>
        <label htmlFor="search-words">What are you looking for?</label>
        <input id="search-words" type="search" autoComplete="off" spellCheck={false} />
        <button type="submit" value="close" className="close">
          Close
        </button>
      </form>
      <p role="status" className="found" />
      <ol />
    </dialog>
  );
}

/** Plain pages and plain links; page.js adds the interactive parts. */
export function Layout() {
  const { page } = usePage();
  const {
    routePath: route,
    title,
    description,
    toc,
  } = page as {
    readonly routePath: string;
    readonly title: string;
    readonly description?: string;
    readonly toc: readonly Heading[];
  };
  const isMissing = page.pageType === "404";
  const heading = isMissing ? "Page not found" : title;
  return (
    <>
      <Head>
        <title>{heading === "Kulla manual" ? heading : `${heading} | Kulla manual`}</title>
        {description ? <meta name="description" content={description} /> : null}
      </Head>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Bar route={route} />
      <div className="columns">
        <Pages route={route} />
        <main id="content" tabIndex={-1}>
          {isMissing ? (
            <>
              <h1>Page not found</h1>
              <p>
                There is no page at this address. <a href="/docs/">The start page</a> lists all of them.
              </p>
            </>
          ) : (
            <Content />
          )}
          <Neighbours route={route} />
        </main>
        <Outline headings={(toc ?? []).filter(({ depth }) => depth === 2)} />
      </div>
      <footer className="foot">
        <a href="/en/">Showcase</a>
        <a href="/docs/changelog">Changes</a>
        <a href="/docs/security">Security</a>
        <a href="/docs/llms.txt">llms.txt</a>
        <a href="/docs/skill/SKILL.md">Skill for coding assistants</a>
      </footer>
      <Search />
    </>
  );
}

/** The tool requires this of a theme; these pages have only one theme. */
export const useThemeState = () => ["light", () => {}] as const;

export const Root = ({ children }: { readonly children: ReactNode }) => children;
