import type { CodeKeys } from './filter-routes.ts';

/** Whether a code, or at least one of a list, is among the permitted ones; none of an empty list is. */
export function isPermitted(code: string | readonly string[], codeKeys: CodeKeys): boolean {
  return [code].flat().some((one) => Object.hasOwn(codeKeys, one));
}
