import type { GroupRow, Member } from './group-rows.ts';

export const groupSchemaId = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/**
 * A class as SCIM shows it (RFC 7643 §4.2). It has no version: who is in a class stands with the people.
 * @param members undefined where nobody asked for them
 */
export function toGroupResource(row: GroupRow, members: readonly Member[] | undefined, base: string) {
  return {
    schemas: [groupSchemaId],
    id: row.id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    displayName: row.grade_name + row.class_name,
    ...(members
      ? {
          members: members.map(({ userId, realName }) => ({
            value: userId,
            $ref: `${base}/Users/${userId}`,
            type: 'User',
            display: realName,
          })),
        }
      : {}),
    meta: {
      resourceType: 'Group',
      created: new Date(row.created_at).toISOString(),
      lastModified: new Date(row.updated_at).toISOString(),
      location: `${base}/Groups/${row.id}`,
    },
  };
}
