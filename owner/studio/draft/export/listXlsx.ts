import { strToU8, zipSync } from "fflate";
import { escapeXml } from "../../../../src/text/escapeHtml.ts";
import { cellAddress } from "../../../sync/cells/row.ts";
import { keepApostrophe } from "../../../sync/cells/spreadsheetText.ts";
import type { ExportedList, ListCell } from "./exportedList.ts";

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The number of empty rows below the list that also have the drop-downs. */
const emptyRows = 1000;

/**
 * A list as an Excel file (ECMA-376): the apartments on the first sheet, the allowed values on the second, offered as drop-downs
 * on the first. Text is stored as text: no cell is a formula.
 */
export function listXlsx({ rows, columns, allowed }: ExportedList, names: { list: string; words: string }): Uint8Array {
  const dropDowns = columns.flatMap((column, at) => {
    const own = allowed[column] ?? [];
    return own.length > 0 ? [{ at, heading: rows[0]?.[at] ?? "", own }] : [];
  });
  const height = Math.max(0, ...dropDowns.map(({ own }) => own.length));
  const words = [
    dropDowns.map(({ heading }) => heading),
    ...Array.from({ length: height }, (_, row) => dropDowns.map(({ own }) => own[row] ?? "")),
  ];
  const lastRow = rows.length + emptyRows;
  const rules = dropDowns.map(({ at, own }, index) => {
    const column = cellAddress(index, 0).replace(/\d+$/, "");
    const range = `'${names.words.replaceAll("'", "''")}'!$${column}$2:$${column}$${own.length + 1}`;
    const cells = `${cellAddress(at, 1)}:${cellAddress(at, lastRow)}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>${escapeXml(range)}</formula1></dataValidation>`;
  });
  const validations =
    rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>` : "";
  const part = (path: string, kind: string) =>
    `<Override PartName="${path}" ContentType="${contentType}.${kind}+xml"/>`;
  const sheet = (name: string, number: number) =>
    `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`;
  const link = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  const files: Readonly<Record<string, string>> = {
    "[Content_Types].xml": `${xmlDeclaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("/xl/workbook.xml", "sheet.main")}${part("/xl/worksheets/sheet1.xml", "worksheet")}${part("/xl/worksheets/sheet2.xml", "worksheet")}${part("/xl/styles.xml", "styles")}</Types>`,
    "_rels/.rels": `${xmlDeclaration}<Relationships xmlns="${packages}/relationships">${link(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `${xmlDeclaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relations}"><sheets>${sheet(names.list, 1)}${sheet(names.words, 2)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${xmlDeclaration}<Relationships xmlns="${packages}/relationships">${link(1, "worksheet", "worksheets/sheet1.xml")}${link(2, "worksheet", "worksheets/sheet2.xml")}${link(3, "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": `${xmlDeclaration}<styleSheet xmlns="${mainNamespace}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheetXml(rows, validations),
    "xl/worksheets/sheet2.xml": sheetXml(words, ""),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

function sheetXml(rows: readonly (readonly ListCell[])[], validations: string): string {
  const cell = (value: ListCell, at: string, style: number) => {
    if (value === "") return "";
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(keepApostrophe(value))}</t></is></c>`;
  };
  const lines = rows.map((cells, row) => {
    const inside = cells.map((value, column) => cell(value, cellAddress(column, row), row === 0 ? 1 : 2)).join("");
    return `<row r="${row + 1}">${inside}</row>`;
  });
  return `${xmlDeclaration}<worksheet xmlns="${mainNamespace}"><cols><col min="1" max="${rows[0]?.length ?? 1}" width="16" customWidth="1"/></cols><sheetData>${lines.join("")}</sheetData>${validations}</worksheet>`;
}
