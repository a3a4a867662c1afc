import { useMemo } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import type { Draft } from "../../../draft/draft.ts";
import type { NamedSheet } from "../../../draft/rows/rowColumns.ts";
import { inQuotes } from "../../../text/inQuotes.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { type ChosenFile, type StatusMeaning, withWord } from "./chosenFile.ts";
import { StatusSelect } from "./StatusSelect.tsx";
import { type SheetWord, sheetWords } from "./trialRows.ts";

type Props = {
  readonly chosen: ChosenFile;
  readonly sheet: NamedSheet;
  readonly read: Draft;
  readonly edit: (more: Partial<ChosenFile>) => void;
  /** Where this section appears: in the panel once all words are known; until then above the rows, where it is noticed at once. */
  readonly isSettled: boolean;
};

/** The status words of the list, each with its meaning; the owner assigns a meaning to unknown ones. */
export function StatusWords({ chosen, sheet, read, edit, isSettled }: Props) {
  const texts = useStudioTexts();
  const words = useMemo(() => sheetWords(sheet, read), [sheet, read]);
  const areKnown = words.every(({ status }) => status !== undefined);
  const isOwn = ({ word }: SheetWord) => chosen.words[word] !== undefined;
  const shown = isSettled ? words : words.filter((each) => each.status === undefined || isOwn(each));
  if (shown.length === 0 || isSettled !== areKnown) return null;
  return (
    <section className="import-answers">
      <h2>{texts.imports.words}</h2>
      <ul className="import-words">
        {shown.map((word) => (
          <WordRow
            key={word.word}
            word={word}
            isOwn={isOwn(word)}
            mean={(status) => edit({ words: withWord(chosen.words, word.word, status) })}
          />
        ))}
      </ul>
    </section>
  );
}

type WordProps = {
  readonly word: SheetWord;
  readonly isOwn: boolean;
  readonly mean: (status: StatusMeaning | undefined) => void;
};

/** A known word is shown with its meaning; an unknown one is assigned a meaning here. */
function WordRow({ word: { word, status }, isOwn, mean }: WordProps) {
  const texts = useStudioTexts();
  return (
    <li>
      <span className={status === undefined ? "unread" : undefined}>{inQuotes(texts, word)}</span>
      {status !== undefined && !isOwn ? (
        <span>{texts.homes.statuses[status]}</span>
      ) : (
        <StatusSelect
          label={fill(texts.imports.chooseStatus, { word })}
          status={status}
          none={texts.imports.wordUnknown}
          choose={mean}
        />
      )}
    </li>
  );
}
