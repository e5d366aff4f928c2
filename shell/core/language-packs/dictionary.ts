/** Texts by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** The one dictionary of the page: every pack is merged into it (K02). */
let words: Dictionary = Object.freeze({});

/** Adds a pack; of two texts for one key the later one counts. */
export function mergeDictionary(pack: Dictionary): void {
  words = Object.freeze({ ...words, ...pack });
}

/** All words of this moment; a frozen copy, which later packs leave as it is. */
export function getDictionary(): Dictionary {
  return words;
}

/** The text of a key; a key that no pack knows stays as it is, which is how old apps mark Chinese texts. */
export function translate(key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}
