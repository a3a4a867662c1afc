export type PdfPage = {
  /** A JPEG that fills the page. */
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  /** Invisible text over the picture, as layout programs write it. */
  readonly text: string;
};

/** A PDF of pictures with text, and an outline: like the ones from an owner's agency. */
export function brochurePdf(
  pages: readonly PdfPage[],
  chapters: readonly { readonly title: string; readonly page: number }[],
): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: readonly (string | Buffer)[]) =>
    objects.push(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));
  const stream = (head: string, data: Buffer) =>
    add(`<< ${head} /Length ${data.length} >>\nstream\n`, data, "\nendstream");
  // 1 the catalog, 2 the pages, 3 the font, 4 the outline; then three for each page, then one for each chapter.
  const pageAt = (index: number) => 7 + index * 3;
  const firstChapter = 5 + pages.length * 3;
  const lastChapter = firstChapter + chapters.length - 1;
  add("<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>");
  add(`<< /Type /Pages /Kids [${pages.map((_, i) => `${pageAt(i)} 0 R`).join(" ")}] /Count ${pages.length} >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add(`<< /Type /Outlines /First ${firstChapter} 0 R /Last ${lastChapter} 0 R /Count ${chapters.length} >>`);
  for (const [index, { jpeg, width, height, text }] of pages.entries()) {
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    );
    const words = text.replaceAll(/[\\()]/g, "\\$&");
    const drawn = `q ${width} 0 0 ${height} 0 0 cm /P Do Q BT 3 Tr /F 8 Tf 20 40 Td (${words}) Tj ET`;
    stream("", Buffer.from(drawn, "latin1"));
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${pageAt(index) - 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /P ${pageAt(index) - 2} 0 R >> >> >>`,
    );
  }
  for (const [index, { title, page }] of chapters.entries()) {
    const next = index < chapters.length - 1 ? `/Next ${firstChapter + index + 1} 0 R` : "";
    const before = index > 0 ? `/Prev ${firstChapter + index - 1} 0 R` : "";
    add(`<< /Title ${wide(title)} /Parent 4 0 R ${before} ${next} /Dest [${pageAt(page)} 0 R /Fit] >>`);
  }
  return pdfBytes(objects);
}

/** A text string in UTF-16, as Albanian letters need it. */
const wide = (text: string): string => `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

/** A complete PDF of objects 1, 2, 3 …, the first of which is its catalog. */
export function pdfBytes(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from("%PDF-1.4\n")];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (part: Buffer<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    const bytes = typeof object === "string" ? Buffer.from(object, "latin1") : object;
    put(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), bytes, Buffer.from("\nendobj\n")]));
  }
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  put(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  put(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
