import { attributeOf, type Condition, parseFilter } from './parse-filter.ts';
import { ScimError } from './scim-error.ts';
import { stripSchema } from './strip-schema.ts';

/**
 * What a change is about (RFC 7644 §3.5.2): `emails[type eq "work"].value`. Names are in lower case; that of a schema which nobody
 * knows is empty.
 */
export interface AttributePath {
  readonly attribute: string;
  /** Picks entries of a list; undefined for all of them. */
  readonly where: readonly Condition[] | undefined;
  readonly sub: string | undefined;
}

const pattern = /^([A-Za-z][\w$-]*)(?:\[(.+)\])?(?:\.([A-Za-z][\w$-]*))?$/;

/** @throws ScimError `invalidPath` or `invalidFilter` */
export function parsePath(text: string): AttributePath {
  const bare = stripSchema(text);
  if (bare === undefined) return { attribute: '', where: undefined, sub: undefined };
  const match = text.length > 1000 ? null : pattern.exec(bare);
  if (!match) throw new ScimError(400, `the path ${text.slice(0, 100)} cannot be read`, 'invalidPath');
  const [, attribute = '', filter, sub] = match;
  return {
    attribute: attributeOf(attribute),
    where: filter === undefined ? undefined : parseFilter(filter),
    sub: sub?.toLowerCase(),
  };
}
