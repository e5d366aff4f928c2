import * as v from 'valibot';
import { type AttributePath, parsePath } from './parse-path.ts';
import { ScimError } from './scim-error.ts';
import { stripSchema } from './strip-schema.ts';

/** One change of one attribute. */
export interface Change {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: AttributePath;
  readonly value: unknown;
}

const maxOperations = 100;

const patchSchema = v.object({
  Operations: v.pipe(
    v.array(
      v.object({
        /** Microsoft Entra writes `Add` and `Replace`. */
        op: v.pipe(v.string(), v.toLowerCase(), v.picklist(['add', 'replace', 'remove'])),
        path: v.optional(v.string()),
        value: v.optional(v.unknown()),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxOperations),
  ),
});

/**
 * The changes of a PATCH (RFC 7644 §3.5.2), in their order. An operation without a path changes what its value names; there the
 * names of an Entra tenant may be paths themselves.
 * @throws ScimError `invalidSyntax`, `invalidPath`, `noTarget`
 */
export function parsePatch(body: unknown): Change[] {
  const parsed = v.safeParse(patchSchema, body);
  if (!parsed.success) throw new ScimError(400, 'this is no PatchOp with Operations', 'invalidSyntax');
  return parsed.output.Operations.flatMap(({ op, path, value }): Change[] => {
    if (path !== undefined && path !== '') return [{ op, path: parsePath(path), value }];
    if (op === 'remove') throw new ScimError(400, 'a removal needs a path', 'noTarget');
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ScimError(400, 'an operation without a path needs an object as value', 'invalidSyntax');
    return namedChanges(op, value);
  });
}

/** A whole resource, as changes of its attributes. @throws ScimError `invalidSyntax`, `invalidPath` */
export function parseResource(body: unknown): Change[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ScimError(400, 'this is no resource', 'invalidSyntax');
  return namedChanges('replace', body);
}

/** An extension is an object by the name of its urn; its entries are attributes. */
function namedChanges(op: Change['op'], value: object): Change[] {
  return Object.entries(value).flatMap(([name, each]): Change[] => {
    if (name === 'schemas') return [];
    const isSchema = stripSchema(name) === '' && typeof each === 'object' && each !== null;
    return isSchema ? namedChanges(op, each) : [{ op, path: parsePath(name), value: each }];
  });
}
