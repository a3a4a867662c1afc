import { useRef, useState } from "react";
import { fill } from "../../text/format/fill.ts";
import { shownSpread } from "../book/book.ts";
import { useBook, useBrochure } from "../BrochureContext.tsx";
import { useBrochureTexts } from "../brochureTexts.ts";
import { pageNumbers } from "../book/spreads.ts";

/** "46–47 nga 112": says where the reader is and takes the number of the page to go to. */
export function PageField() {
  const texts = useBrochureTexts();
  const { store } = useBrochure();
  const book = useBook();
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const numbers = pageNumbers(shownSpread(book), book);
  const go = (): void => {
    const number = Number.parseInt(typed ?? "", 10);
    if (number > 0) store.goTo(number - 1);
    setTyped(undefined);
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
        aria-label={texts.page}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={11}
        size={Math.max(4, numbers.length)}
        value={typed ?? numbers}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
      />
      <span>{fill(texts.of, { count: book.count })}</span>
    </form>
  );
}
