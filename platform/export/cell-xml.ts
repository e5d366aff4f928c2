/** Cell formats, as `workbook-parts.ts` lists them. */
const styles = { plain: 0, text: 1, quoted: 2, header: 3, quotedHeader: 4, lines: 5 } as const;

const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
/** Excel keeps so many digits of a number; a longer one stays text, as an id card does. */
const exactDigits = 15;
/** What a spreadsheet could take for a formula when the cell is edited or saved as CSV. */
const formulaStart = /^[=+\-@\t\r]/;
const looksNumeric = /^[\d .,+-]+$/;
/** Most texts: none of the above fits them, and they have one line. One test in the place of three. */
const plainText = /^[^\d .,+\-=@\t\r\n][^\n]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Excel reads `_x0041_` as the character of that number. */
const escapedUnit = /_(?=x[0-9A-Fa-f]{4}_)/g;
const markup = /[&<>]/g;
/** What has to be looked at more closely; few texts have any of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
const special = /[&<>_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A cell of the sheet; nothing for an empty one. Texts stand inline and are never formulas. */
export function cellXml(reference: string, text: string, isHeader: boolean): string {
  if (text === '') return '';
  if (!isHeader && isNumber(text)) return `<c r="${reference}"><v>${text}</v></c>`;
  const style = styleOf(text, isHeader);
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** Text inside an element or an attribute, without the characters that XML cannot hold. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  const escaped = text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(markup, (sign) => entities[sign] ?? '');
  return escaped.includes('_x') ? escaped.replace(escapedUnit, '_x005F_') : escaped;
}

function isNumber(text: string): boolean {
  return number.test(text) && (text.length <= exactDigits || text.replace(/\D/g, '').length <= exactDigits);
}

function styleOf(text: string, isHeader: boolean): number {
  if (plainText.test(text)) return isHeader ? styles.header : styles.plain;
  const isRisky = formulaStart.test(text);
  if (isHeader) return isRisky ? styles.quotedHeader : styles.header;
  if (isRisky) return styles.quoted;
  if (looksNumeric.test(text)) return styles.text;
  return text.includes('\n') ? styles.lines : styles.plain;
}
