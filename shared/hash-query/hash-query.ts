import type { HashField } from './fields.ts';
import { parsePage, writePage } from './page-parameter.ts';

type Fields = Readonly<Record<string, HashField<unknown>>>;
type Values<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends HashField<infer Value> ? Value : never;
};
interface Paged {
  /** Counts from 1. */
  readonly page: number;
}

/** What a list shows, read from the hash so that an address can be kept and shared. */
export interface HashQuery<Query extends Paged> {
  /** Nothing narrows the list. */
  readonly empty: Query;
  /** Reads a hash; what it does not understand counts as not said. */
  parse(hash: string): Query;
  /** Writes a hash; leaves out what is empty. */
  format(query: Query): string;
  /** Changes filters: the list starts again at its first page. */
  narrow(query: Query, change: Partial<Omit<Query, 'page'>>): Query;
  /** Whether any filter is set. */
  isNarrowed(query: Query): boolean;
}

export type QueryOf<Of> = Of extends HashQuery<infer Query> ? Query : never;

/**
 * Ties the filters of a list to a route of the hash.
 * @param route with `#/`, without a query
 */
export function createHashQuery<Of extends Fields>(route: string, fields: Of): HashQuery<Values<Of> & Paged> {
  type Query = Values<Of> & Paged;
  const entries = Object.entries(fields);

  const read = (parameters: URLSearchParams): Query =>
    ({
      ...Object.fromEntries(
        entries.map(([key, { name, parse }]) => [key, parse(parameters.get(name) ?? '')]),
      ),
      page: parsePage(parameters),
    }) as Query;

  const written = (query: Query): [name: string, value: string][] =>
    entries.flatMap(([key, { name, empty, parse }]) => {
      const value = parse(toText(query[key as keyof Query]));
      return value === empty ? [] : [[name, toText(value)]];
    });

  return {
    empty: read(new URLSearchParams()),
    parse: (hash) => read(parametersOf(hash)),
    format(query) {
      const parameters = new URLSearchParams(written(query));
      writePage(parameters, query.page);
      return parameters.size > 0 ? `${route}?${parameters}` : route;
    },
    narrow: (query, change) => ({ ...query, ...change, page: 1 }),
    isNarrowed: (query) => written(query).length > 0,
  };
}

/** The parameters behind the first `?` of a hash. */
export function parametersOf(hash: string): URLSearchParams {
  const [, ...query] = hash.split('?');
  return new URLSearchParams(query.join('?'));
}

function toText(value: unknown): string {
  if (value === undefined || value === false) return '';
  return value === true ? '1' : String(value);
}
