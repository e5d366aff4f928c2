import { randomBytes } from 'node:crypto';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import {
  type AnswerOf,
  DomainError,
  maxOwnApps,
  type OwnApp,
  type ParsedPayloadOf,
  type unitOwnAppList,
  type unitOwnAppRemove,
  type unitOwnAppSave,
} from '#shared/contracts';
import { listMembers } from '../members.ts';
import type { Caller, UnitAppsDeps } from '../unit-apps-deps.ts';
import { writeLine } from '../write-line.ts';
import { listAskedClients } from './asked-clients.ts';
import { checkOwnApp } from './check-own-app.ts';
import { createOwnAppStore } from './own-app-store.ts';

/** Lists what a unit added, and what its form offers. @throws DomainError `not_found` */
export async function listOwnApps(
  { db }: Pick<UnitAppsDeps, 'db'>,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof unitOwnAppList>,
): Promise<AnswerOf<typeof unitOwnAppList>> {
  const unitId = await requireUnit(db, principal, wanted);
  const store = createOwnAppStore(db);
  const clients = await listAskedClients(db, unitId);
  return {
    apps: await store.list(unitId),
    groups: await store.listGroups(),
    clients: clients.map(({ clientId, name, englishName }) => ({ clientId, name, englishName })),
  };
}

/**
 * Adds an app to the desktops of a unit, or changes one.
 * @throws DomainError `not_found`, `conflict` for an old revision, `invalid_input`, `limit_reached` beyond the limit
 */
export async function saveOwnApp(
  deps: UnitAppsDeps,
  caller: Caller,
  { unitId: wanted, code, ...entered }: ParsedPayloadOf<typeof unitOwnAppSave>,
): Promise<OwnApp> {
  const { db, announce, publicUrl } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const app: OwnApp = { ...entered, ...relevantOf(entered), code: code || createCode() };
  await db.transaction().execute(async (trx) => {
    const store = createOwnAppStore(trx);
    const clients = await listAskedClients(trx, unitId);
    const isNew = code === '';
    if (isNew && (await store.count(unitId)) >= maxOwnApps) throw tooMany();
    if (!isNew && !(await store.find(unitId, code))) throw new DomainError('not_found');
    checkOwnApp(app, { publicUrl, clients, hasGroup: await store.hasGroup(app.groupCode) });
    if (isNew) await store.insert(unitId, app);
    else if (!(await store.change(unitId, app))) throw new DomainError('conflict');
    const { revision: _, ...detail } = app;
    await writeLine(deps, trx, caller, {
      event: isNew ? 'app_own_added' : 'app_own_changed',
      unitId,
      ...detail,
    });
  });
  await announce(await listMembers(db, unitId));
  const saved = await createOwnAppStore(db).find(unitId, app.code);
  if (!saved) throw new DomainError('not_found');
  return saved;
}

/** @throws DomainError `not_found` for an app that the unit did not add */
export async function removeOwnApp(
  deps: UnitAppsDeps,
  caller: Caller,
  { unitId: wanted, code }: ParsedPayloadOf<typeof unitOwnAppRemove>,
): Promise<null> {
  const { db, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  await db.transaction().execute(async (trx) => {
    if (!(await createOwnAppStore(trx).remove(unitId, code))) throw new DomainError('not_found');
    await writeLine(deps, trx, caller, { event: 'app_own_removed', unitId, code });
  });
  await announce(await listMembers(db, unitId));
  return null;
}

/** What counts of the kind. */
function relevantOf({ kind, clientId, userTypes }: Pick<OwnApp, 'kind' | 'clientId' | 'userTypes'>) {
  return { clientId: kind === 'oidc' ? clientId : '', userTypes: [...new Set(userTypes)] };
}

/** No app of the catalogue has a code like it. */
function createCode(): string {
  return `own-${randomBytes(8).toString('hex')}`;
}

function tooMany(): DomainError {
  const message = `最多添加 ${maxOwnApps} 个应用|||At most ${maxOwnApps} apps can be added`;
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'name', message }] });
}
