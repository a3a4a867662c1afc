import { fill } from "../../../../src/text/format/fill.ts";
import { plural } from "../../text/plural.ts";
import { Icon } from "../frame/Icon.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useProjectStore } from "../state/ProjectContext.ts";
import { show } from "../state/projectStore.ts";
import { BrochurePanel } from "./BrochurePanel.tsx";
import { BrochureDrop } from "./BrochureDrop.tsx";
import { type BrochureFiles, useBrochureFiles } from "./useBrochureFiles.ts";
import { useBrochureImport } from "./useBrochureImport.ts";

/** The brochure: its pages, their text, its chapters, and its source files. */
export function BrochureScreen({ page }: { readonly page: number | undefined }) {
  const texts = useStudioTexts();
  const book = useBrochureFiles();
  const brochureImport = useBrochureImport();
  const at = Math.max(0, Math.min(page ?? 0, book.count - 1));
  const pages = plural(texts.language, texts.counts.pages, book.count);
  const isNone = book.kind === "none";
  return (
    <>
      <main className="work">
        <div className="work-head">
          <h1>{texts.brochure.screenTitle}</h1>
          {book.count > 0 && <p className="work-note">{book.pdf === undefined ? pages : `${pages}, ${book.pdf}`}</p>}
        </div>
        {book.kind === "pdf" && <p className="small">{texts.brochure.madeAtPublishing}</p>}
        {book.failure !== undefined && (
          <p className="failure" role="alert">
            {`${book.pdf}: ${book.failure}`}
          </p>
        )}
        {book.kind === "reading" && book.failure === undefined && (
          <p role="status">{fill(texts.brochure.reading, { file: book.pdf ?? "" })}</p>
        )}
        {book.count > 0 && <Pages book={book} at={at} />}
        <BrochureDrop
          giving={brochureImport}
          lead={isNone ? texts.brochure.none : `${texts.brochure.drop} ${texts.brochure.dropOther}`}
        />
      </main>
      <aside
        className="side-panel"
        aria-label={book.count > 0 ? fill(texts.brochure.page, { n: at + 1 }) : texts.brochure.chapters}
      >
        {!isNone && <BrochurePanel book={book} at={at} />}
      </aside>
    </>
  );
}

const [largePx, smallPx] = [1000, 160];

function Pages({ book, at }: { readonly book: BrochureFiles; readonly at: number }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const choose = (page: number) => show(store, { kind: "brochure", page });
  return (
    <>
      <div className="page-stage">
        <button
          type="button"
          className="page-turn"
          aria-label={texts.brochure.previous}
          disabled={at === 0}
          onClick={() => choose(at - 1)}
        >
          <span className="turned">
            <Icon name="chevron" />
          </span>
        </button>
        <img key={at} src={book.addressOf(at, largePx)} alt={fill(texts.brochure.page, { n: at + 1 })} />
        <button
          type="button"
          className="page-turn"
          aria-label={texts.brochure.next}
          disabled={at === book.count - 1}
          onClick={() => choose(at + 1)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <ol className="strip page-strip" aria-label={texts.brochure.pages}>
        {Array.from({ length: book.count }, (_, page) => (
          <li key={page}>
            <button
              type="button"
              className="thumb"
              aria-current={page === at ? "true" : undefined}
              aria-label={fill(texts.brochure.page, { n: page + 1 })}
              onClick={() => choose(page)}
            >
              <img src={book.addressOf(page, smallPx)} alt="" loading="lazy" />
              <span className="thumb-name">{page + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
