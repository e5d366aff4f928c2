import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { startSession } from '#platform/identity';
import { buildUser } from '#platform/testing';
import { plantDrive } from './plant-drive.ts';

/** Stands in everything that only the victim, or her administrators, may read. */
export const marker = 'canary';

export interface Victim {
  userId: string;
  /** Ids of what is hers, by the names that the fields of calls have. */
  ids: Readonly<Record<string, string>>;
  /** What fields that are just called `id` may mean. */
  plainIds: readonly string[];
}

/** A parent with a child and one of everything that a user has. The unit may have things of its own. */
export async function plantVictim(
  db: Kysely<Tables>,
  { unitId, now, hasUnitThings }: { unitId: string; now: number; hasUnitThings: boolean },
): Promise<Victim> {
  const of = namesOf(unitId, now);
  const sessionId = await plantUser(db, of);
  await plantMessage(db, of);
  await plantClientOf(db, of);
  if (hasUnitThings) await plantUnit(db, of);
  const { userId, childId, clientId, deviceId } = of;
  const driveIds = await plantDrive(db, { unitId, userId, marker, now });
  return {
    userId,
    ids: {
      ...driveIds,
      ...{ userId, parentId: userId, teacherId: userId, unitId, sessionId, deviceId, clientId },
      ...{ desktopMessageId: of.messageId, messageId: of.messageId, loginName: of.loginName, provider: 'qy' },
      ...(hasUnitThings ? { classId: of.classId, roleId: of.roleId } : {}),
    },
    plainIds: [childId, ...(hasUnitThings ? [of.announcementId, of.feedbackId] : [])],
  };
}

type Names = ReturnType<typeof namesOf>;

/** A client of school U2001 that its owner keeps, as it was before somebody changed or removed it. */
export async function plantClient(db: Kysely<Tables>, ownerId: string): Promise<void> {
  await db.deleteFrom('oauth_client').where('id', '=', 'matrix').execute();
  await db
    .insertInto('oauth_client')
    .values({
      ...{ id: 'matrix', name_zh: '矩阵', name_en: 'Matrix', kind: 'confidential', status: 'disabled' },
      ...{ owner_user_ids: JSON.stringify([ownerId]), redirect_uris: '["https://matrix.example/"]' },
      ...{ legacy_without_pkce_until: null, backchannel_logout_uri: null, sandbox_unit_id: null },
      ...{ status_note: null, unit_id: 'U2001', logo: null, logo_type: null, created_at: 0, updated_at: 0 },
    })
    .execute();
}

/** Reads every row that holds the marker or an id of the victim, in one text. */
export async function openRowsOf(
  db: Kysely<Tables>,
  { ids, plainIds }: Victim,
): Promise<() => Promise<string>> {
  const traces = [
    marker,
    ...plainIds,
    ids.userId,
    ids.sessionId,
    ids.deviceId,
    ids.clientId,
    ids.desktopMessageId,
    ids.spaceId,
    ids.entryId,
    ids.shareId,
    ids.classId,
    ids.roleId,
  ];
  const tables = await db.introspection.getTables();
  // Counters of attempts and the audit trail name the caller.
  const names = tables.map(({ name }) => name).filter((name) => !/^(?:rate_limit|auth_audit)$/.test(name));
  return async () => {
    const rows = await Promise.all(
      names.map((name) =>
        db
          .selectFrom(name as keyof Tables)
          .selectAll()
          .execute(),
      ),
    );
    return rows
      .flat()
      .map((row) => JSON.stringify(row))
      .filter((row) => traces.some((trace) => trace !== undefined && row.includes(trace)))
      .join('\n');
  };
}

function namesOf(unitId: string, now: number) {
  const name = `of-${unitId}`;
  return {
    ...{ unitId, now, loginName: `${marker}.${name}`, userId: `user-${name}`, childId: `child-${name}` },
    ...{ clientId: `client-${name}`, messageId: `message-${name}`, deviceId: `device-${name}` },
    ...{ announcementId: `announcement-${name}`, feedbackId: `feedback-${name}`, auditId: `audit-${name}` },
    classId: `class-${name}`,
    roleId: `role-${name}`,
  };
}

async function plantUser(db: Kysely<Tables>, of: Names): Promise<string> {
  const { userId, childId, loginName, now } = of;
  const secrets = { unit_id: of.unitId, real_name: marker, phone: marker, email: marker, avatar: null };
  await db
    .insertInto('app_user')
    .values([
      buildUser({ id: userId, login_name: loginName, user_type: 3, ...secrets }),
      buildUser({ id: childId, login_name: `child.${loginName}`, user_type: 1, ...secrets }),
    ])
    .execute();
  await db
    .insertInto('parent_child')
    .values({ parent_id: userId, child_id: childId, is_current: 1 })
    .execute();
  await db
    .insertInto('social_link')
    .values({ provider: 'qy', openid: loginName, unionid: null, user_id: userId, created_at: now })
    .execute();
  await db
    .insertInto('auth_audit')
    .values({
      ...{ id: of.auditId, at: now, event: 'login_succeeded', user_id: userId, login_name: marker },
      ...{ actor_id: null, ip: marker, user_agent: marker, detail: marker },
    })
    .execute();
  await db
    .insertInto('remembered_device')
    .values({
      ...{ selector: of.deviceId, user_id: userId, family: of.deviceId, kind: 'remember' },
      ...{ validator_hash: 'none', previous_hash: null, rotated_at: null },
      ...{
        device_label: marker,
        ua_family: marker,
        created_at: now,
        last_used_at: now,
        expires_at: now + 1e9,
      },
    })
    .execute();
  const request = { id: 'victim', ip: marker, userAgent: marker };
  return (await startSession(db, { userId, amr: ['pwd'], request }, now)).sessionId;
}

async function plantMessage(db: Kysely<Tables>, { userId, childId, messageId, now }: Names): Promise<void> {
  await db
    .insertInto('message')
    .values({
      ...{ id: messageId, module: marker, importance: 1, text: marker, url: null, open_way: null },
      ...{ content: null, sender_id: childId, sent_at: now, date_text: null },
    })
    .execute();
  await db
    .insertInto('message_delivery')
    .values({ user_id: userId, message_id: messageId, sent_at: now, read_at: null })
    .execute();
}

async function plantClientOf(db: Kysely<Tables>, { userId, unitId, clientId, now }: Names): Promise<void> {
  await db
    .insertInto('oauth_client')
    .values({
      ...{ id: clientId, name_zh: marker, name_en: marker, kind: 'confidential', status: 'requested' },
      ...{ owner_user_ids: JSON.stringify([userId]), redirect_uris: '["https://canary.example/"]' },
      ...{
        legacy_without_pkce_until: null,
        backchannel_logout_uri: null,
        sandbox_unit_id: null,
        purpose: marker,
      },
      ...{
        status_note: null,
        unit_id: unitId,
        logo: null,
        logo_type: null,
        created_at: now,
        updated_at: now,
      },
    })
    .execute();
  await db
    .insertInto('user_consent')
    .values({
      ...{ client_id: clientId, account_id: userId, scopes: '["openid"]', granted_at: now },
      ...{ revoked_at: null, last_used_at: null },
    })
    .execute();
}

async function plantUnit(db: Kysely<Tables>, of: Names): Promise<void> {
  const { unitId, userId, now } = of;
  await db
    .insertInto('announcement')
    .values({
      ...{ id: of.announcementId, unit_id: unitId, level: 'info', zh_text: marker, en_text: marker },
      ...{
        starts_at: now - 1e6,
        ends_at: now + 1e9,
        user_types: '[]',
        roles: '[]',
        revision: 1,
        author_id: userId,
      },
    })
    .execute();
  await db
    .insertInto('announcement_unit')
    .values({ unit_id: unitId, announcement_id: of.announcementId })
    .execute();
  await db
    .insertInto('feedback')
    .values({ id: of.feedbackId, at: now, unit_id: unitId, user_id: userId, text: marker, details: '{}' })
    .execute();
  await db
    .insertInto('licence')
    .values({ unit_id: unitId, server_id: marker, ends_at: null, seats: 7 })
    .execute();
  await db
    .insertInto('school_class')
    .values({
      ...{ id: of.classId, unit_id: unitId, year_id: null, campus_id: null, grade_name: marker },
      ...{ class_name: marker, name_readings: '', name_order: marker, status: 'open' },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  await db
    .insertInto('unit_role')
    .values({ id: of.roleId, unit_id: unitId, code: marker, name: marker, en_name: '', updated_at: now })
    .execute();
}
