const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand between tags and in attributes with double quotation marks. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The same in XML 1.0, which has no place for control characters and halves of pairs: they are left out. */
export const escapeXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  escapeHtml(text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu, ""));
