import type { Condition } from './parse-filter.ts';
import type { Change } from './parse-patch.ts';
import { invalidValue } from './scim-error.ts';

/** @throws ScimError `invalidValue` for what is no text; nothing is the empty text */
export function asText(value: unknown, name: string): string {
  const single = singleOf(value);
  if (single === null || single === undefined) return '';
  if (typeof single === 'string' || typeof single === 'number') return String(single).trim();
  throw invalidValue(`${name} is a text`);
}

/** Microsoft Entra sends `"False"`. @throws ScimError `invalidValue` */
export function asBoolean(value: unknown, name: string): boolean {
  const single = singleOf(value);
  if (typeof single === 'boolean') return single;
  const text = typeof single === 'string' ? single.toLowerCase() : '';
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalidValue(`${name} is true or false`);
}

/** Some clients wrap a single value: `[{ "value": … }]`. */
function singleOf(value: unknown): unknown {
  const [first, ...more] = Array.isArray(value) ? value : [value];
  if (more.length > 0) return value;
  return isEntry(first) && 'value' in first ? first.value : first;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * The one address of a kind that the portal keeps, after a change of the list that SCIM has for it.
 * @param type the entry that counts; others are passed over
 */
export function contactAfter(before: string, { op, path, value }: Change, type: string): string {
  const { where, sub } = path;
  if (where && !isAbout(where, type, before)) return before;
  if (sub !== undefined && sub !== 'value') return before;
  if (op === 'remove') return isAmong(value, before) ? '' : before;
  if (where) return asText(value, path.attribute);
  const entries = (Array.isArray(value) ? value : [value]).filter(isEntry);
  const found = chooseEntry(entries, type);
  // To add some other number takes nothing away.
  if (!found) return op === 'add' || entries.length > 0 ? before : '';
  return asText(found.value, path.attribute);
}

function isAbout(where: readonly Condition[], type: string, before: string): boolean {
  return where.every(({ attribute, value }) => {
    if (attribute === 'type') return String(value).toLowerCase() === type;
    if (attribute === 'value') return value === before;
    return attribute === 'primary' && String(value).toLowerCase() === 'true';
  });
}

/** A removal may name the entries that it means. */
function isAmong(value: unknown, before: string): boolean {
  const entries = (Array.isArray(value) ? value : [value]).filter(isEntry);
  return entries.length === 0 || entries.some((entry) => entry.value === before);
}

function chooseEntry(entries: readonly Entry[], type: string): Entry | undefined {
  const ofType = entries.find((entry) => String(entry.type).toLowerCase() === type);
  return ofType ?? entries.find(({ primary }) => primary === true) ?? entries.find((each) => !each.type);
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
