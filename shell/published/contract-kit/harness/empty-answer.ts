import type * as v from 'valibot';

/** What is read of a schema; each kind of schema has some of it. */
interface SchemaParts {
  readonly type: string;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly items?: readonly SchemaParts[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly SchemaParts[];
  readonly wrapped?: SchemaParts;
}

const simple: Readonly<Record<string, unknown>> = {
  array: [],
  boolean: false,
  number: 0,
  record: {},
  string: '',
};

/** The smallest value that a schema takes, as a server would send it that has nothing: empty lists, empty texts, null. */
export function createEmptyAnswer(schema: v.GenericSchema): unknown {
  return emptyOf(schema as SchemaParts);
}

function emptyOf(schema: SchemaParts): unknown {
  const { type, entries, items, options = [], literal, pipe, wrapped } = schema;
  const [inner] = pipe ?? [];
  if (inner && inner !== schema && inner.type !== type) return emptyOf(inner);
  if (type in simple) return simple[type];
  if (type === 'nullable' || type === 'nullish') return null;
  if (type === 'optional' || type === 'exact_optional' || type === 'undefinedable') return undefined;
  if (wrapped) return emptyOf(wrapped);
  if (type === 'literal') return literal;
  if (type === 'picklist') return options[0];
  if (type === 'tuple' || type === 'strict_tuple') return (items ?? []).map(emptyOf);
  if (type === 'union' || type === 'variant' || type === 'intersect') {
    const [first] = options;
    return first ? emptyOf(first as SchemaParts) : null;
  }
  if (!entries) return null;
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, emptyOf(entry)]));
}
