import { useId, useRef, useState } from "react";
import { fill } from "../../text/format/fill.ts";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { pageNumbers } from "../book/spreads.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

type Typed = {
  readonly text: string;
  /** The pages shown while typing; once others are shown, the input is discarded. */
  readonly pages: string;
  readonly isWrong: boolean;
};

/** "46–47 nga 112": shows the current pages, and accepts the page to go to. */
export function PageField() {
  const texts = brochureTexts(useLanguage());
  const { store } = useBrochure();
  const book = useBook();
  const numbers = pageNumbers(shownSpread(book), book);
  const [lastTyped, setLastTyped] = useState<Typed>();
  const typed = lastTyped?.pages === numbers ? lastTyped : undefined;
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const go = (): void => {
    if (!typed) return;
    const page = pageIn(typed.text, book.count);
    if (page === undefined && typed.text.trim() !== "") return setLastTyped({ ...typed, isWrong: true });
    setLastTyped(undefined);
    if (page !== undefined) store.goTo(page);
  };
  return (
    <form
      className="page-field"
      onSubmit={(event) => {
        event.preventDefault();
        go();
        field.current?.select();
      }}
    >
      <input
        ref={field}
        part="field"
        aria-label={texts.page}
        aria-invalid={typed?.isWrong ?? false}
        aria-describedby={typed?.isWrong ? problemId : undefined}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={11}
        size={Math.max(4, numbers.length)}
        value={typed?.text ?? numbers}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setLastTyped({ text: event.currentTarget.value, pages: numbers, isWrong: false })}
        onBlur={go}
      />
      <span>{fill(texts.of, { count: book.count })}</span>
      {typed?.isWrong && (
        <p id={problemId} className="page-problem" role="alert">
          {fill(texts.pageWanted, { count: book.count })}
        </p>
      )}
    </form>
  );
}

/** The page (from 0) of an input such as "46" or "46–47"; `undefined` if the book has no such page. */
function pageIn(text: string, count: number): number | undefined {
  const [, digits] = /^\s*(\d+)(?:\s*[-–]\s*\d+)?\s*$/.exec(text) ?? [];
  const page = Number(digits) - 1;
  return page >= 0 && page < count ? page : undefined;
}
