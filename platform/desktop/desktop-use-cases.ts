import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { ActionLimit, ActionLimits } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import {
  type ClosedApp,
  DomainError,
  desktopApps,
  type IconGroup,
  type myAppIcon,
  type ParsedPayloadOf,
  type ResourceNode,
  type UnreadCount,
  type userAccessDetail,
} from '#shared/contracts';
import { createAppUseStore } from './app-use-store.ts';
import { createDesktopStore } from './desktop-store.ts';
import { buildIconGroups } from './icon-rules.ts';
import { buildResourceTree } from './resource-tree.ts';
import { withShippedMenu } from './shipped-menus.ts';

export interface DesktopDeps {
  db: Kysely<Tables>;
  clock: Clock;
  limits: ActionLimits;
  /** Codes of apps that this platform does not serve: they stand on no desktop. Default none. */
  withoutApps?: readonly string[];
  /** Issuer of the OpenID provider. Default none: then no app signs in by itself. */
  issuer?: string | undefined;
  /** By code of the app: what is new there for a user, where an app of this platform counts it by itself. Default none. */
  countNew?: Readonly<Record<string, (principal: Principal) => Promise<number>>>;
}

/** What an access record keeps: this many characters of a text, and a type up to this number. */
const recordLimits = { text: 128, type: 9 } as const;

/** Apps that one user may open within an hour, as far as it is recorded. */
const accessRecordLimit: ActionLimit = {
  points: 600,
  window: 60 * 60 * 1000,
  what: { zh: '访问记录过于频繁', en: 'Too many access records' },
};

/** @throws DomainError `forbidden` when the call names anybody but the signed-in user and her unit. */
export async function listMyApps(
  { db, withoutApps = [], issuer }: Pick<DesktopDeps, 'db' | 'withoutApps' | 'issuer'>,
  principal: Principal,
  { userId, unitId, appType }: ParsedPayloadOf<typeof myAppIcon>,
): Promise<IconGroup[]> {
  if (userId !== principal.userId || unitId !== principal.unitId) throw new DomainError('forbidden');
  if (appType !== desktopApps) return [];
  const apps = await createDesktopStore(db).listApps(principal);
  return buildIconGroups(
    apps.filter(({ code }) => !withoutApps.includes(code)),
    principal,
    issuer,
  );
}

/** The apps that a user's unit keeps from her: their addresses do not open. */
export function listClosedApps(
  db: Kysely<Tables>,
  user: Pick<Principal, 'userId' | 'unitId' | 'userType'>,
): Promise<ClosedApp[]> {
  return createDesktopStore(db).listClosed(user);
}

/** How much is unread, app by app; apps without an entry have nothing unread. What an app counts by itself wins. */
export async function listUnread(
  { db, countNew = {} }: Pick<DesktopDeps, 'db' | 'countNew'>,
  principal: Principal,
): Promise<UnreadCount[]> {
  const kept = await createDesktopStore(db).listUnread(principal.userId);
  const counted: UnreadCount[] = [];
  for (const [code, count] of Object.entries(countNew)) counted.push({ code, num: await count(principal) });
  return [
    ...kept.filter(({ code }) => !Object.hasOwn(countNew, code)),
    ...counted.filter(({ num }) => num > 0),
  ];
}

/** The user's own menu and permissions in one app; empty where it has none, or the user's unit keeps the app from her. */
export async function getResourceTree(
  { db }: Pick<DesktopDeps, 'db'>,
  user: Pick<Principal, 'userId' | 'userType'>,
  appCode: string,
): Promise<ResourceNode[]> {
  const stored = await createDesktopStore(db).listResources(user, appCode);
  return stored ? buildResourceTree(withShippedMenu(appCode, user.userType, stored)) : [];
}

/**
 * Records that the signed-in user opened an app. Whatever identity the call names, the session's own is written.
 * @throws DomainError `too_many_attempts`
 */
export async function recordAccess(
  { db, clock, limits }: Pick<DesktopDeps, 'db' | 'clock' | 'limits'>,
  principal: Principal,
  payload: ParsedPayloadOf<typeof userAccessDetail>,
): Promise<null> {
  await limits.consume(`access:${principal.userId}`, accessRecordLimit);
  await createDesktopStore(db).insertAccessRecord({
    id: randomUUID(),
    at: clock(),
    user_id: principal.userId,
    user_type: principal.userType,
    unit_id: principal.unitId,
    res_id: payload.resId.slice(0, recordLimits.text),
    res_name: payload.resName.slice(0, recordLimits.text),
    type: Math.min(Math.max(Math.trunc(payload.type), 0), recordLimits.type),
  });
  await createAppUseStore(db).countOpened(principal.unitId, payload.resId, clock());
  return null;
}
