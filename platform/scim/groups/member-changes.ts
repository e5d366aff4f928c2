import { asText } from '../wire/attribute-values.ts';
import type { Change } from '../wire/parse-patch.ts';
import { invalidValue, ScimError } from '../wire/scim-error.ts';

/** What a program may change of a class. */
export interface GroupDraft {
  readonly externalId: string | null;
  readonly memberIds: ReadonlySet<string>;
}

/**
 * The draft after some changes, in their order. Attributes that the portal does not keep are passed over.
 * @param displayName what the class is called; programs do not rename classes
 * @throws ScimError `invalidValue`, `mutability`
 */
export function applyGroupChanges(
  draft: GroupDraft,
  displayName: string,
  changes: readonly Change[],
): GroupDraft {
  let { externalId, memberIds } = draft;
  for (const change of changes) {
    const { op, path, value } = change;
    if (path.attribute === 'members') memberIds = membersAfter(memberIds, change);
    if (path.attribute === 'externalid')
      externalId = op === 'remove' ? null : asText(value, 'externalId') || null;
    if (path.attribute === 'displayname' && (op === 'remove' || asText(value, 'displayName') !== displayName))
      throw new ScimError(400, 'classes are renamed in the portal alone', 'mutability');
  }
  return { externalId, memberIds };
}

function membersAfter(before: ReadonlySet<string>, { op, path, value }: Change): ReadonlySet<string> {
  if (op !== 'remove') {
    if (path.where) throw invalidValue('members are added and replaced without a filter');
    const given = new Set(idsOf(value));
    return op === 'add' ? new Set([...before, ...given]) : given;
  }
  if (path.where) {
    const named = path.where.map(({ attribute, value: id }) => {
      if (attribute !== 'value') throw invalidValue('members are removed by their value');
      return String(id);
    });
    return without(before, named);
  }
  // Microsoft Entra names those who go in the value; without one, everybody goes.
  return value === undefined || value === null ? new Set() : without(before, idsOf(value));
}

function without(ids: ReadonlySet<string>, removed: readonly string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !removed.includes(id)));
}

function idsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry;
    if (typeof id !== 'string' || id === '') throw invalidValue('members are named by their value');
    return id;
  });
}
