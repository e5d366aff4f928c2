/** Texts by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** The one dictionary of the page: every pack is merged into it (specification 1§4). */
const words = new Map<string, string>();

/** Adds a pack; of two texts for one key the later one counts. */
export const mergeDictionary = (pack: Dictionary): void => {
  for (const [key, text] of Object.entries(pack)) words.set(key, text);
};

/** The text of a key; a key that no pack knows stays as it is, which is how old apps mark Chinese texts. */
export const translate = (key: string): string => words.get(key) ?? key;
