import { ScimError } from './scim-error.ts';
import { stripSchema } from './strip-schema.ts';

/** One comparison: an attribute, in lower case and without the urn of its schema, equals a value. */
export interface Condition {
  readonly attribute: string;
  readonly value: string | boolean;
}

/** Longer ones are refused. */
const maxLength = 1000;
const maxConditions = 8;

const condition =
  /^\s*([A-Za-z][\w.:$-]*)\s+eq\s+("(?:[^"\\]|\\["\\/bfnrt]|\\u[\dA-Fa-f]{4})*"|true|false)\s*/i;
const and = /^and\s+/i;

/**
 * Reads a filter of comparisons by `eq` that `and` joins (RFC 7644 §3.4.2.2). Others are refused, rather than answered with people
 * who were not meant.
 * @throws ScimError `invalidFilter`
 */
export function parseFilter(text: string): Condition[] {
  if (text === '') return [];
  if (text.length > maxLength) throw refuse('the filter is too long');
  const found: Condition[] = [];
  let rest = text;
  while (found.length < maxConditions) {
    const match = condition.exec(rest);
    if (!match) break;
    const [whole, name = '', value = ''] = match;
    found.push({ attribute: attributeOf(name), value: parseValue(value) });
    rest = rest.slice(whole.length);
    if (rest === '') return found;
    const joint = and.exec(rest);
    if (!joint) break;
    rest = rest.slice(joint[0].length);
  }
  throw refuse('filters compare by "eq", and join by "and"');
}

/** The name of an attribute, by which it is compared. Of a schema that nobody knows it is what was given. */
export function attributeOf(name: string): string {
  return (stripSchema(name) ?? name).toLowerCase();
}

function parseValue(text: string): string | boolean {
  const value: unknown = JSON.parse(text.startsWith('"') ? text : text.toLowerCase());
  return typeof value === 'boolean' ? value : String(value);
}

function refuse(detail: string): ScimError {
  return new ScimError(400, detail, 'invalidFilter');
}
