import { type ImportField, type ImportKind, type ImportMapping, importFields } from '#shared/contracts';
import { headerWords } from './header-words.ts';

const wordsOfKind = new Map<ImportKind, ReadonlyMap<string, ImportField>>();

/** What the columns of a header seem to mean; each field once, the first column that fits. */
export function guessMapping(kind: ImportKind, headers: readonly string[]): ImportMapping {
  const words = readWords(kind);
  const taken = new Set<ImportField>();
  return headers.flatMap((header, column) => {
    const field = words.get(normalizeHeader(header));
    if (field === undefined || taken.has(field)) return [];
    taken.add(field);
    return [{ column, field }];
  });
}

/** Without case, width, blanks, signs and hints such as `（必填）` and `*`. */
export function normalizeHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll(/[\s*:_.\-'"]/g, '');
}

function readWords(kind: ImportKind): ReadonlyMap<string, ImportField> {
  const known = wordsOfKind.get(kind);
  if (known) return known;
  const words = new Map<string, ImportField>();
  for (const field of importFields[kind]) {
    const { title, words: own } = headerWords[field];
    for (const word of [...Object.values(title), ...own]) {
      const normalized = normalizeHeader(word);
      if (!words.has(normalized)) words.set(normalized, field);
    }
  }
  wordsOfKind.set(kind, words);
  return words;
}
