import { ScimError } from './scim-error.ts';

/** The part of a list that is asked for; both count as RFC 7644 §3.4.2.4 says. */
export interface ListWindow {
  readonly startIndex: number;
  readonly count: number;
}

/** Resources in one answer. */
export const maxCount = 200;
const usualCount = 100;

type Query = Readonly<Record<string, unknown>>;

/** @throws ScimError `invalidValue` for what is no number */
export function parseWindow(query: Query): ListWindow {
  return {
    startIndex: Math.max(1, numberOf(query, 'startIndex', 1)),
    count: Math.min(maxCount, Math.max(0, numberOf(query, 'count', usualCount))),
  };
}

/** A single text of the query; undefined where there is none. @throws ScimError `invalidValue` where it comes twice */
export function textOf(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new ScimError(400, `${name} is given once`, 'invalidValue');
}

export function toListResponse(resources: readonly object[], total: number, { startIndex }: ListWindow) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    itemsPerPage: resources.length,
    startIndex,
    Resources: resources,
  };
}

function numberOf(query: Query, name: string, otherwise: number): number {
  const text = textOf(query, name);
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, `${name} is a whole number`, 'invalidValue');
  return Number(text);
}
