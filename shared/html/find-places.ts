/** Where a value stands: in an element, in a quoted attribute, in a tag outside of quotes, in a script or style. */
export type Place = 'element' | 'attribute' | 'tag' | 'script';

const found = new WeakMap<TemplateStringsArray, readonly Place[]>();

/**
 * Where the values of a template stand. Follows from its fixed parts alone, so that each template is read once.
 * @param before what stands before the template
 * @throws TypeError for an attribute without quotes: a value could end it
 */
export function findPlaces(parts: TemplateStringsArray, before: string): readonly Place[] {
  const known = found.get(parts);
  if (known) return known;
  const places = parts
    .slice(0, -1)
    .map((_, index) => placeAfter(before + parts.slice(0, index + 1).join('')));
  found.set(parts, places);
  return places;
}

const wholeTag = /<[a-z!/](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const openScript = /<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>(?!.*<\/\1)/is;

function placeAfter(text: string): Place {
  if (/\w=\s*$/.test(text)) throw new TypeError(`an attribute needs quotes: ${text.slice(-40)}`);
  if (openScript.test(text)) return 'script';
  const rest = text.replace(wholeTag, '');
  const [openTag] = /<(?:[a-z!/].*)?$/is.exec(rest) ?? [];
  if (openTag === undefined) return 'element';
  const outside = openTag.replace(/"[^"]*"|'[^']*'/g, '');
  return /["']/.test(outside) ? 'attribute' : 'tag';
}
