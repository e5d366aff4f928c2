import { personColumns } from '#platform/people';
import type { UserRow } from './user-rows.ts';
import { wordOf } from './user-type-words.ts';

export const userSchemaId = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** A person as SCIM shows her (RFC 7643 §4.1). @param base full address of `/scim/v2` */
export function toUserResource(row: UserRow, base: string) {
  const { loginName, realName, userType, phone, email } = personColumns.toValues(row);
  return {
    schemas: [userSchemaId],
    id: row.id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    userName: loginName,
    name: { formatted: realName },
    displayName: realName,
    userType: wordOf(userType),
    active: row.user_status === 'enabled',
    ...(email ? { emails: [{ value: email, type: 'work', primary: true }] } : {}),
    ...(phone ? { phoneNumbers: [{ value: phone, type: 'mobile', primary: true }] } : {}),
    meta: {
      resourceType: 'User',
      created: new Date(row.created_at).toISOString(),
      lastModified: new Date(row.updated_at).toISOString(),
      location: `${base}/Users/${row.id}`,
      version: versionOf(row),
    },
  };
}

/** The entity tag of a person (RFC 7644 §3.14). */
export function versionOf({ revision }: Pick<UserRow, 'revision'>): string {
  return `W/"${revision}"`;
}
