import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import { type AnswerOf, type AppRequest, type appRequestState, DomainError } from '#shared/contracts';
import { createAppRequestStore } from './app-request-store.ts';
import { createDesktopStore } from './desktop-store.ts';
import type { DesktopDeps } from './desktop-use-cases.ts';
import { holds } from './held-permissions.ts';
import { type AppRow, isAllowed } from './icon-rules.ts';

/** What requests for apps need besides: open pages of users whose to-dos have changed are notified. */
export interface AppRequestDeps extends DesktopDeps {
  announce: (userIds: readonly string[]) => Promise<void>;
  writeAudit: WriteAudit;
}

/** As many administrators are named; more would be no help. */
const namedAdministrators = 3;
/** As many get the to-do: a unit has a handful. */
const remindedAdministrators = 50;
const namedPeople = 10;

/**
 * Whom to ask for an app, and whether this user did.
 * @throws DomainError `not_found` for an app that the catalogue does not allow
 */
export async function readAppRequest(
  deps: AppRequestDeps,
  principal: Principal,
  code: string,
): Promise<AnswerOf<typeof appRequestState>> {
  const { name, english_name, img_path } = await requireAllowedApp(deps, principal, code);
  const store = createAppRequestStore(deps.db);
  const { unitId, userId } = principal;
  const isAnswering = await mayAnswer(deps.db, principal);
  const [administrators, isAsked, people] = await Promise.all([
    store.listAdministrators(unitId, namedAdministrators),
    store.hasAsked(unitId, code, userId),
    isAnswering ? store.countPeople(unitId, code) : 0,
  ]);
  const app = { name, englishName: english_name, imgPath: img_path };
  return { administrators, isAsked, people, app };
}

/** Whether somebody opens apps for her unit herself. */
function mayAnswer(db: AppRequestDeps['db'], principal: Principal): Promise<boolean> {
  return holds(db, principal, 'admin:apps');
}

/** Whom users of the caller's unit ask. */
export function listOwnAdministrators({ db }: AppRequestDeps, { unitId }: Principal) {
  return createAppRequestStore(db).listAdministrators(unitId, namedAdministrators);
}

/**
 * Asks the administrators of the own unit for an app: all requests for it are one to-do that counts them. A user who
 * has asked before changes nothing.
 * @throws DomainError `not_found` for an app that the catalogue does not allow, `forbidden` for who opens apps herself
 */
export async function sendAppRequest(
  deps: AppRequestDeps,
  principal: Principal,
  code: string,
): Promise<null> {
  const app = await requireAllowedApp(deps, principal, code);
  const { unitId, userId } = principal;
  if (await mayAnswer(deps.db, principal)) throw new DomainError('forbidden');
  const at = deps.clock();
  const reminded = await deps.db.transaction().execute(async (trx) => {
    const store = createAppRequestStore(trx);
    const isNew = await store.insert({ unit_id: unitId, app_code: code, user_id: userId, asked_at: at });
    if (!isNew) return [];
    await store.openTodo(unitId, code, at);
    const text = formatTodo(app, await store.countPeople(unitId, code));
    const administrators = await store.listAdministrators(unitId, remindedAdministrators);
    const userIds = administrators.map((each) => each.userId);
    await store.deliverTodo(unitId, code, { text, at, userIds });
    return userIds;
  });
  if (reminded.length > 0) await deps.announce(reminded);
  return null;
}

/** The requests of the own unit, the newest first. */
export async function listAppRequests({ db }: AppRequestDeps, principal: Principal): Promise<AppRequest[]> {
  const rows = await createAppRequestStore(db).list(principal.unitId);
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, requests]) => ({
    code,
    name: requests[0]?.name ?? code,
    englishName: requests[0]?.english_name ?? null,
    ...summarize(requests),
    askedAt: requests[0]?.asked_at ?? 0,
  }));
}

/** How many of a unit ask for each app, with the names of those who asked last. One statement. */
export async function listRequestsByApp(
  db: Kysely<Tables>,
  unitId: string,
): Promise<ReadonlyMap<string, Pick<AppRequest, 'people' | 'names'>>> {
  const rows = await createAppRequestStore(db).list(unitId);
  return new Map(
    [...Map.groupBy(rows, ({ code }) => code)].map(([code, requests]) => [code, summarize(requests)]),
  );
}

/** Takes the requests for an app off the list, with their to-do. @returns the administrators whose to-do it was */
export async function takeRequests(
  trx: Kysely<Tables>,
  { unitId, code }: { unitId: string; code: string },
  at: number,
): Promise<string[]> {
  const store = createAppRequestStore(trx);
  await store.remove(unitId, code);
  await store.closeTodo(unitId, code, at);
  const administrators = await store.listAdministrators(unitId, remindedAdministrators);
  return administrators.map(({ userId }) => userId);
}

/** The requests for an app are done with, whatever became of them; people may ask again. @throws DomainError `forbidden` */
export async function resolveAppRequest(
  deps: AppRequestDeps,
  { principal, request }: { principal: Principal; request: RequestDetails },
  code: string,
): Promise<null> {
  const { unitId, userId, loginName } = principal;
  const administrators = await deps.db.transaction().execute(async (trx) => {
    const detail = JSON.stringify({ code });
    await deps.writeAudit(trx, { event: 'app_requests_answered', userId, loginName, detail }, request);
    return takeRequests(trx, { unitId, code }, deps.clock());
  });
  await deps.announce(administrators);
  return null;
}

/** An app that the catalogue allows for the caller, whatever her unit decided: she may ask for what is closed. */
async function requireAllowedApp(
  { db, withoutApps = [] }: DesktopDeps,
  principal: Principal,
  code: string,
): Promise<AppRow> {
  const apps = await createDesktopStore(db).listApps(principal);
  const app = apps.find((each) => each.code === code && !withoutApps.includes(code));
  if (!app || !isAllowed(app, principal)) throw new DomainError('not_found');
  return app;
}

function summarize(requests: readonly { real_name: string }[]): Pick<AppRequest, 'people' | 'names'> {
  return {
    people: requests.length,
    names: requests.slice(0, namedPeople).map(({ real_name }) => real_name),
  };
}

function formatTodo({ name, english_name }: AppRow, people: number): string {
  const counted = people === 1 ? '1 person asks' : `${people} people ask`;
  return `申请开通“${name}”（${people} 人）|||${counted} for “${english_name ?? name}”`;
}
