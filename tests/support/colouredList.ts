import { type XlsxCell, xlsxParts, zipFile } from "./xlsxFile.ts";

const fills =
  '<fills count="6"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"><fgColor rgb="FF0000FF"/></patternFill></fill>' +
  ["rgb='FF92D050'", "rgb='FFFFFFFF'", "theme='4'", "theme='0' tint='-0.5'"]
    .map((colour) => `<fill><patternFill patternType="solid"><fgColor ${colour}/></patternFill></fill>`)
    .join("") +
  "</fills>";
const formats = `<cellXfs>${[0, 1, 2, 3, 4, 5].map((fill) => `<xf numFmtId="0" fillId="${fill}" xfId="0"/>`).join("")}</cellXfs>`;
const theme =
  '<a:theme xmlns:a="a"><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>' +
  '<a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme></a:theme>';

/**
 * An Excel file with a list on its second sheet, "Lista". `fillOf`: for each row the index of its fill: 0 none, 1 a pattern, 2 green, 3 white,
 * 4 blue of the theme, 5 a darkened colour of the theme.
 */
export function colouredList(
  rows: readonly (readonly XlsxCell[])[],
  fillOf: readonly number[],
  merged: readonly string[] = [],
) {
  const parts: Readonly<Record<string, string>> = {
    ...xlsxParts({ Pregled: [["x"]], Lista: rows }, merged),
    "xl/theme/theme1.xml": theme,
  };
  const name = "xl/worksheets/sheet2.xml";
  const sheet = (parts[name] ?? "").replaceAll(
    /<c r="([A-Z]+)(\d+)"/g,
    (whole, _column, row: string) => `${whole} s="${fillOf[Number(row) - 1] ?? 0}"`,
  );
  const styles = (parts["xl/styles.xml"] ?? "")
    .replace(/<fills.*<\/fills>/, fills)
    .replace(/<cellXfs.*<\/cellXfs>/, formats);
  const entries = Object.entries({ ...parts, [name]: sheet, "xl/styles.xml": styles });
  return zipFile(entries.map(([path, text]) => ({ name: path, text })));
}
