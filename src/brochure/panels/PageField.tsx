import { useId, useRef, useState } from "react";
import { fill } from "../../text/format/fill.ts";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { pageNumbers } from "../book/spreads.ts";
import { useLanguage } from "../../ui/TextsContext.tsx";
import { brochureTexts } from "../../text/brochureTexts.ts";

/** What the visitor has typed and not submitted. */
type PageInput = {
  readonly text: string;
  /** The pages shown while typing; once others are shown, the input is discarded. */
  readonly pages: string;
  readonly isInvalid: boolean;
};

/** A field with the current pages, "46–47 nga 112" (46–47 of 112), in which the visitor can type the page to go to. */
export function PageField() {
  const texts = brochureTexts(useLanguage());
  const { store } = useBrochure();
  const book = useBook();
  const numbers = pageNumbers(shownSpread(book), book);
  const [lastInput, setInput] = useState<PageInput>();
  const input = lastInput?.pages === numbers ? lastInput : undefined;
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const goToInput = (): void => {
    if (!input) return;
    const page = parsePage(input.text, book.count);
    if (page === undefined && input.text.trim() !== "") return setInput({ ...input, isInvalid: true });
    setInput(undefined);
    if (page !== undefined) store.goTo(page);
  };
  return (
    <form
      className="page-field"
      onSubmit={(event) => {
        event.preventDefault();
        goToInput();
        field.current?.select();
      }}
    >
      <input
        ref={field}
        part="field"
        aria-label={texts.page}
        aria-invalid={input?.isInvalid ?? false}
        aria-describedby={input?.isInvalid ? problemId : undefined}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={11}
        size={Math.max(4, numbers.length)}
        value={input?.text ?? numbers}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setInput({ text: event.currentTarget.value, pages: numbers, isInvalid: false })}
        onBlur={goToInput}
      />
      <span>{fill(texts.of, { count: book.count })}</span>
      {input?.isInvalid && (
        <p id={problemId} className="page-problem" role="alert">
          {fill(texts.pageWanted, { count: book.count })}
        </p>
      )}
    </form>
  );
}

/** The page (from 0) of an input such as "46" or "46–47"; `undefined` if the book has no such page. */
function parsePage(text: string, count: number): number | undefined {
  const [, digits] = /^\s*(\d+)(?:\s*[-–]\s*\d+)?\s*$/.exec(text) ?? [];
  const page = Number(digits) - 1;
  return page >= 0 && page < count ? page : undefined;
}
