/** Whether a Chinese text may be typed so, in pinyin or its initials. */
export type ReadsAs = (text: string, typed: string) => boolean;

/** What has a name to be found by. */
export interface Searched {
  readonly label: string;
  /** What it is found by besides its label. */
  readonly words: readonly string[];
}

const readsNever: ReadsAs = () => false;

/**
 * The items whose label or words hold, or are read as, every word of the query; what fits best comes first. Full-width letters
 * count as plain ones; an empty query keeps all as they are.
 */
export function findItems<Item extends Searched>(
  items: readonly Item[],
  query: string,
  readsAs: ReadsAs = readsNever,
): Item[] {
  const folded = fold(query);
  const typed = folded.split(' ').filter(Boolean);
  if (typed.length === 0) return [...items];
  const holds = ({ label, words }: Searched): boolean => {
    const texts = [label, ...words].filter(Boolean);
    const plain = texts.map(fold);
    const chinese = texts.filter(isChinese);
    const read = (word: string): boolean => chinese.some((text) => readsAs(text, word));
    return (
      typed.every((word) => plain.some((text) => text.includes(word)) || read(word)) ||
      (typed.length > 1 && read(typed.join('')))
    );
  };
  return items
    .filter(holds)
    .map((item) => ({ item, rank: rankOf(item.label, folded, readsAs) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** How well a text fits: what begins with the query stands before what holds it, and readings of the label before other words. */
function rankOf(label: string, query: string, readsAs: ReadsAs): number {
  const text = fold(label);
  if (text.startsWith(query)) return 0;
  if (text.includes(query)) return 1;
  return isChinese(label) && readsAs(label, query.replaceAll(' ', '')) ? 2 : 3;
}
