import { attributeOf } from './parse-filter.ts';

/** What every answer has (RFC 7643 §3.1, `returned: always`). */
const always = new Set(['schemas', 'id', 'meta']);

/** What a client wants to see of a resource: RFC 7644 §3.9. Parts of an attribute are not told apart. */
export interface Choice {
  readonly attributes: string | undefined;
  readonly excludedAttributes: string | undefined;
}

export function hasAttribute({ attributes, excludedAttributes }: Choice, name: string): boolean {
  if (always.has(name)) return true;
  const wanted = namesOf(attributes);
  if (wanted.length > 0) return wanted.includes(name.toLowerCase());
  return !namesOf(excludedAttributes).includes(name.toLowerCase());
}

export function chooseAttributes(resource: object, choice: Choice): object {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => hasAttribute(choice, name)));
}

function namesOf(list = ''): string[] {
  return list
    .split(',')
    .map((name) => attributeOf(name.trim()).split('.')[0] ?? '')
    .filter(Boolean);
}
