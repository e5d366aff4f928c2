const empty = /<(?:svg|style|script)\b[\s\S]*?<\/(?:svg|style|script)>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words of rendered HTML as a reader meets them, with blanks where elements end. */
export function textOf(html: string): string {
  return html
    .replace(empty, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
