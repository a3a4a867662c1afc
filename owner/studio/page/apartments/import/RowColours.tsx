import { useMemo } from "react";
import { fill } from "../../../../../src/text/format/fill.ts";
import { statusWordsOf } from "../../../draft/apartments/apartmentCells.ts";
import type { Draft } from "../../../draft/draft.ts";
import { type RowColour, rowColours } from "../../../draft/rows/rowColours.ts";
import { plural } from "../../../text/plural.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";
import { type ChosenFile, sheetInWords, type StatusMeaning, withWord } from "./chosenFile.ts";
import { StatusSelect } from "./StatusSelect.tsx";

type Props = {
  readonly chosen: ChosenFile;
  readonly read: Draft;
  readonly edit: (more: Partial<ChosenFile>) => void;
};

/** The colours of rows without a status in words: the owner says which of them mean one. */
export function RowColours({ chosen, read, edit }: Props) {
  const texts = useStudioTexts();
  const colours = useMemo(() => {
    const sheet = sheetInWords(chosen);
    return sheet ? rowColours(sheet, chosen.sheets[chosen.sheet]?.rowColours ?? [], statusWordsOf(read.settings)) : [];
  }, [chosen, read]);
  if (colours.length === 0) return null;
  return (
    <section className="import-answers">
      <h2>{texts.imports.colours}</h2>
      <p className="small">{texts.imports.coloursLead}</p>
      <ul className="import-words">
        {colours.map((each) => (
          <ColourRow
            key={each.colour}
            colour={each}
            mean={(status) => edit({ words: withWord(chosen.words, each.colour, status) })}
          />
        ))}
      </ul>
    </section>
  );
}

type ColourProps = {
  readonly colour: RowColour;
  readonly mean: (status: StatusMeaning | undefined) => void;
};

function ColourRow({ colour: { colour, count, status }, mean }: ColourProps) {
  const texts = useStudioTexts();
  return (
    <li>
      <span>
        <i className="import-colour" style={{ background: colour }} />
        <span>{` ${plural(texts.language, texts.imports.colourRows, count)}`}</span>
      </span>
      <StatusSelect
        label={fill(texts.imports.chooseColour, { colour })}
        status={status}
        none={texts.imports.noMeaning}
        choose={mean}
      />
    </li>
  );
}
