import {
  type FieldText,
  findFieldProblems,
  mapFields,
  parseKeptDraft,
  type Role,
  type RoleFields,
  type RoleGrant,
  roleFields,
} from '#shared/contracts';

/** What stands in the form of a role. */
export interface RoleDraft extends RoleFields {
  grants: readonly RoleGrant[];
}
export type RoleField = keyof RoleDraft;

export function draftOf(role: Role | undefined): RoleDraft {
  return { ...mapFields(roleFields, (name) => role?.[name] ?? ''), grants: role?.grants ?? [] };
}

/** What is sent: trimmed. */
export function fieldsOf(draft: RoleDraft): RoleFields {
  return mapFields(roleFields, (name) => draft[name].trim());
}

export function validateRole(draft: RoleDraft): Partial<Record<RoleField, FieldText>> {
  return findFieldProblems(roleFields, fieldsOf(draft));
}

/** What an earlier page kept of the form; undefined where it is of no use. */
export function parseRoleDraft(kept: unknown): RoleDraft | undefined {
  const fields = parseKeptDraft(roleFields, kept);
  const grants: unknown = fields && Reflect.get(Object(kept), 'grants');
  return fields && Array.isArray(grants) && grants.every(isGrant) ? { ...fields, grants } : undefined;
}

function isGrant(value: unknown): value is RoleGrant {
  return ['appCode', 'nodeCode'].every((name) => typeof Reflect.get(Object(value), name) === 'string');
}
