import { memo, useMemo } from "react";
import type { PageTable, PageText } from "../../project/parsePageTexts.ts";
import { pageBlocks } from "./pageBlocks.ts";

/** A page's text for who does not see its picture: paragraphs, and tables as tables. */
export const PageWords = memo(function PageWords({ page, locale }: { page: PageText; locale: string | undefined }) {
  const blocks = useMemo(() => pageBlocks(page), [page]);
  return (
    <div className="unseen" lang={locale}>
      {blocks.map((block, index) =>
        "table" in block ? (
          // eslint-disable-next-line react/no-array-index-key -- pieces of a page have no other name and never change places
          <Table key={index} table={block.table} />
        ) : (
          // eslint-disable-next-line react/no-array-index-key -- pieces of a page have no other name and never change places
          <p key={index}>{block.words}</p>
        ),
      )}
    </div>
  );
});

/** The first row are the heads of the columns, the first cell of the others is that of the row. */
function Table({ table }: { readonly table: PageTable }) {
  const [heads, ...rows] = table;
  return (
    <table>
      <thead>
        <tr>
          {heads?.map((head, column) => (
            // eslint-disable-next-line react/no-array-index-key -- columns may be called the same and never change places
            <th key={column} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // eslint-disable-next-line react/no-array-index-key -- rows may begin alike and never change places
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              // eslint-disable-next-line react/no-array-index-key -- as the heads
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
