import { type Principal, requireRole } from '#platform/http';
import {
  type AnswerOf,
  type AppRequest,
  type appRequestState,
  DomainError,
  desktopApps,
  type Icon,
  isAdministrator,
} from '#shared/contracts';
import { createAppRequestStore } from './app-request-store.ts';
import { type DesktopDeps, listMyApps } from './desktop-use-cases.ts';

/** What requests for apps need besides: open pages of users whose to-dos have changed are notified. */
export interface AppRequestDeps extends DesktopDeps {
  announce: (userIds: readonly string[]) => Promise<void>;
}

/** As many administrators are named; more would be no help. */
const namedAdministrators = 3;
/** As many get the to-do: a unit has a handful. */
const remindedAdministrators = 50;
const namedPeople = 10;

/**
 * Whom to ask for an app, and whether this user did.
 * @throws DomainError `not_found` for an app that does not stand on the own desktop
 */
export async function readAppRequest(
  deps: AppRequestDeps,
  principal: Principal,
  code: string,
): Promise<AnswerOf<typeof appRequestState>> {
  await requireOwnApp(deps, principal, code);
  const store = createAppRequestStore(deps.db);
  const { unitId, userId } = principal;
  const [administrators, isAsked, people] = await Promise.all([
    store.listAdministrators(unitId, namedAdministrators),
    store.hasAsked(unitId, code, userId),
    isAdministrator(principal) ? store.countPeople(unitId, code) : 0,
  ]);
  return { administrators, isAsked, people };
}

/** Whom users of the caller's unit ask. */
export function listOwnAdministrators({ db }: AppRequestDeps, { unitId }: Principal) {
  return createAppRequestStore(db).listAdministrators(unitId, namedAdministrators);
}

/**
 * Asks the administrators of the own unit for an app: all requests for it are one to-do that counts them. A user who
 * has asked before changes nothing.
 * @throws DomainError `not_found` for an app that does not stand on the own desktop, `forbidden` for administrators
 */
export async function sendAppRequest(
  deps: AppRequestDeps,
  principal: Principal,
  code: string,
): Promise<null> {
  const icon = await requireOwnApp(deps, principal, code);
  const { unitId, userId } = principal;
  if (isAdministrator(principal)) throw new DomainError('forbidden');
  const at = deps.clock();
  const reminded = await deps.db.transaction().execute(async (trx) => {
    const store = createAppRequestStore(trx);
    const isNew = await store.insert({ unit_id: unitId, app_code: code, user_id: userId, asked_at: at });
    if (!isNew) return [];
    await store.openTodo(unitId, code, at);
    const text = formatTodo(icon, await store.countPeople(unitId, code));
    const administrators = await store.listAdministrators(unitId, remindedAdministrators);
    const userIds = administrators.map((each) => each.userId);
    await store.deliverTodo(unitId, code, { text, at, userIds });
    return userIds;
  });
  if (reminded.length > 0) await deps.announce(reminded);
  return null;
}

/** What users of the own unit ask for, the newest request first. @throws DomainError `forbidden` */
export async function listAppRequests({ db }: AppRequestDeps, principal: Principal): Promise<AppRequest[]> {
  requireRole(principal, 'administrator');
  const rows = await createAppRequestStore(db).list(principal.unitId);
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, requests]) => ({
    code,
    name: requests[0]?.name ?? code,
    englishName: requests[0]?.english_name ?? null,
    people: requests.length,
    names: requests.slice(0, namedPeople).map(({ real_name }) => real_name),
    askedAt: requests[0]?.asked_at ?? 0,
  }));
}

/** The requests for an app are done with, whatever became of them; people may ask again. @throws DomainError `forbidden` */
export async function resolveAppRequest(
  deps: AppRequestDeps,
  principal: Principal,
  code: string,
): Promise<null> {
  requireRole(principal, 'administrator');
  const { unitId } = principal;
  const administrators = await deps.db.transaction().execute(async (trx) => {
    const store = createAppRequestStore(trx);
    await store.remove(unitId, code);
    await store.closeTodo(unitId, code, deps.clock());
    return store.listAdministrators(unitId, remindedAdministrators);
  });
  await deps.announce(administrators.map(({ userId }) => userId));
  return null;
}

async function requireOwnApp(deps: DesktopDeps, principal: Principal, code: string): Promise<Icon> {
  const { userId, unitId } = principal;
  const groups = await listMyApps(deps, principal, { userId, unitId, appType: desktopApps });
  const icon = groups.flatMap(({ iconVMs }) => iconVMs).find((each) => each.code === code);
  if (!icon) throw new DomainError('not_found');
  return icon;
}

function formatTodo({ name, englishName }: Icon, people: number): string {
  const counted = people === 1 ? '1 person asks' : `${people} people ask`;
  return `申请开通“${name}”（${people} 人）|||${counted} for “${englishName ?? name}”`;
}
