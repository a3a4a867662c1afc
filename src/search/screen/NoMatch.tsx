import { useMemo, useState, type ReactNode } from "react";
import type { Apartment } from "../../project/types.ts";
import { loosen, type Loosening } from "../filter/loosen.ts";
import type { Wording } from "../panel/filterWords.ts";
import { Zero } from "../panel/Zero.tsx";
import zeroCss from "../panel/Zero.css?inline";
import { areUnits, type Searched } from "../useSearched.ts";
import { zeroDe } from "../../text/search/zero.de.ts";
import { zeroEn } from "../../text/search/zero.en.ts";
import { zeroSq } from "../../text/search/zero.sq.ts";
import type { ZeroTexts } from "../../text/search/zeroTexts.ts";
import { withOwnTexts } from "../../text/ownTexts.ts";
import { useOwnWords } from "../../ui/TextsContext.tsx";
import { useTextTable } from "../../ui/useTextTable.ts";
import { Sheets } from "../../finder/panel/Sheets.tsx";

type Props = {
  readonly searched: Searched;
  readonly wording: Wording;
  /** Draws the homes that a way would bring, among all. */
  readonly children: (homes: readonly Apartment[]) => ReactNode;
};

const sheets = [zeroCss];
const tables = { sq: zeroSq, en: zeroEn, de: zeroDe };

/** By the project's own word for a building; a page's words win. */
function useZeroTexts({ project, language: { locale } }: Wording): ZeroTexts {
  const table = useTextTable(tables);
  const own = useOwnWords();
  const [limitTower] = project.buildingWord?.[locale] ?? [];
  return useMemo(() => withOwnTexts(limitTower ? { ...table, limitTower } : table, own), [table, limitTower, own]);
}

/** No home matches: what to loosen and whom that would bring. */
export function NoMatch({ searched, wording, children }: Props) {
  const { filter, offer } = searched;
  const zero = useZeroTexts(wording);
  const ways = useMemo(() => loosen(filter, offer.homes), [filter, offer]);
  const [pointed, point] = useState<Loosening>();
  const shown = ways.find((way) => way === pointed) ?? ways[0];
  return (
    <>
      <Sheets texts={sheets} />
      <Zero searched={searched} wording={wording} zero={zero} ways={ways} onPoint={point} />
      {shown && (
        <>
          <div className="zero-grid">{children(shown.homes)}</div>
          <p className="zero-shown">{areUnits(searched) ? zero.shownUnits : zero.shown}</p>
        </>
      )}
    </>
  );
}
