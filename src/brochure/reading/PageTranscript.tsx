import { memo, useMemo } from "react";
import type { PageTable, PageText } from "../../project/parsePageTexts.ts";
import { pageBlocks } from "./pageBlocks.ts";

/** A page's text for screen readers: paragraphs and tables. */
export const PageTranscript = memo(function PageTranscript({
  page,
  locale,
}: {
  page: PageText;
  locale: string | undefined;
}) {
  const blocks = useMemo(() => pageBlocks(page), [page]);
  return (
    <div className="visually-hidden" lang={locale}>
      {blocks.map((block, index) =>
        "table" in block ? (
          // eslint-disable-next-line react/no-array-index-key -- blocks of a page have no id and never move
          <Table key={index} table={block.table} />
        ) : (
          // eslint-disable-next-line react/no-array-index-key -- blocks of a page have no id and never move
          <p key={index}>{block.words}</p>
        ),
      )}
    </div>
  );
});

/** The first row contains the column headers; the first cell of every other row is its header. */
function Table({ table }: { readonly table: PageTable }) {
  const [headers, ...rows] = table;
  return (
    <table>
      <thead>
        <tr>
          {headers?.map((header, column) => (
            // eslint-disable-next-line react/no-array-index-key -- headers may be equal and never move
            <th key={column} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // eslint-disable-next-line react/no-array-index-key -- rows may be equal and never move
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              // eslint-disable-next-line react/no-array-index-key -- as for the headers
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
