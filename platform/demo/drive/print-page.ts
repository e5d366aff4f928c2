const lineHeight = 30; // points

/** A PDF of one page with some lines of Chinese, in a font that every reader brings. */
export function printPage(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `<${toHex(line)}> Tj 0 -${lineHeight} Td`).join('\n');
  const drawing = `BT /F1 18 Tf 72 760 Td\n${text}\nET`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]);
}

/** Numbers the objects from 1, and says at the end where each begins. */
function assemble(objects: readonly string[]): Buffer {
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  objects.forEach((object, at) => {
    starts.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\n`;
  return Buffer.from(`${file}${end}startxref\n${file.length}\n%%EOF\n`, 'latin1');
}

/** UTF-16 with its high byte first. */
function toHex(line: string): string {
  return Buffer.from(line, 'utf16le').swap16().toString('hex');
}
