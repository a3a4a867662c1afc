/** A PDF of red pages, 200 x 300 points, with a word each. `isLocked`: with an unknown password. */
export function pdfFile(words: readonly string[], isLocked = false): Buffer {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "", "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"];
  const kids = words.map((word) => {
    const text = `1 0 0 rg 0 0 200 300 re f 0 g BT /F1 24 Tf 20 150 Td (${word}) Tj ET`;
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
    const content = objects.length;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`;
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  const secret = "ab".repeat(32);
  const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >> /ID [<${secret}> <${secret}>]`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${isLocked ? locked : ""} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
