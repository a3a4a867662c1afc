const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for use between tags and in double-quoted attributes, so that no markup can be injected (XSS). */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The same for XML 1.0, which does not allow control characters and lone surrogates: they are left out. */
export const escapeXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  escapeHtml(text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu, ""));
