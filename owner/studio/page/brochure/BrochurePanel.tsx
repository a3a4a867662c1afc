import { fill } from "../../../../src/text/format/fill.ts";
import { moveBrochurePage, removeBrochure, removePage } from "../../draft/edit/brochure.ts";
import { Icon } from "../frame/Icon.tsx";
import { Remove } from "../frame/Remove.tsx";
import { useStudioTexts } from "../frame/TextsContext.ts";
import { useDraft, useProjectStore } from "../state/ProjectContext.ts";
import { change, draftOf, show } from "../state/projectStore.ts";
import { Chapters } from "./Chapters.tsx";
import type { BrochureFiles } from "./useBrochureFiles.ts";

type Props = { readonly book: BrochureFiles; readonly at: number };

/** The selected page, the chapters, and the brochure's files. */
export function BrochurePanel({ book, at }: Props) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  return (
    <div className="picture-panel">
      {book.count > 0 && <Page book={book} at={at} />}
      <Chapters book={book} at={at} />
      <div className="brochure-file">
        {book.pdf !== undefined && book.kind === "pictures" && (
          <p className="small">{fill(texts.brochure.asDownload, { file: book.pdf })}</p>
        )}
        <Remove name={texts.brochure.remove} plan={() => removeBrochure(draftOf(store))} />
      </div>
    </div>
  );
}

function Page({ book, at }: Props) {
  const texts = useStudioTexts();
  const text = book.textOf(at);
  return (
    <>
      <div className="side-panel-head page-head">
        <h2>{fill(texts.brochure.page, { n: at + 1 })}</h2>
        <span className="small">{fill(texts.brochure.pageOf, { n: at + 1, count: book.count })}</span>
      </div>
      {book.kind === "pictures" && <Place at={at} count={book.count} />}
      <section aria-label={texts.brochure.text}>
        <h3>{texts.brochure.text}</h3>
        {text ? (
          // A text box, so that the text can be scrolled by keyboard and copied.
          <textarea className="page-text" aria-label={texts.brochure.text} value={text} rows={6} readOnly />
        ) : (
          <p className="small">{texts.brochure.noText}</p>
        )}
      </section>
    </>
  );
}

/** Only picture pages can be reordered: a PDF's pages stay in the order of the PDF. */
function Place({ at, count }: { readonly at: number; readonly count: number }) {
  const texts = useStudioTexts();
  const store = useProjectStore();
  const { brochure } = useDraft().project;
  const move = (to: number) => {
    change(store, { draft: moveBrochurePage(draftOf(store), { from: at, to }), undoName: "brochurePages" });
    show(store, { kind: "brochure", page: to });
  };
  const remove = () => {
    change(store, { draft: removePage(draftOf(store), at), undoName: "brochurePages" });
    show(store, { kind: "brochure", page: Math.max(0, at - 1) });
  };
  return (
    <div className="picture-place" role="group" aria-label={texts.brochure.place}>
      <span role="status">{fill(texts.brochure.pageOf, { n: at + 1, count })}</span>
      <div className="options">
        <button type="button" aria-label={texts.brochure.earlier} disabled={at === 0} onClick={() => move(at - 1)}>
          <span className="turned">
            <Icon name="chevron" />
          </span>
        </button>
        <button
          type="button"
          aria-label={texts.brochure.later}
          disabled={at === count - 1}
          onClick={() => move(at + 1)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <button type="button" className="link" onClick={remove}>
        {texts.brochure.removePage}
      </button>
      {brochure?.text !== undefined && <p className="small">{texts.brochure.textGoes}</p>}
    </div>
  );
}
