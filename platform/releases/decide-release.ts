import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type AppRelease, type appReleaseDecide, DomainError, type ParsedPayloadOf } from '#shared/contracts';
import { announceApps } from './announce-apps.ts';
import { installApp } from './install-app.ts';
import { findPrevious, listMoves, movePointer } from './pointers.ts';
import { mayDecide, readScene } from './publisher-rights.ts';
import { describeRelease } from './release-view.ts';
import { type AppRow, getRelease, lockApp, type ReleaseRow } from './released-app.ts';
import type { Caller, NamedCaller, ReleasesDeps } from './releases-deps.ts';
import { writeAppLine } from './write-app-line.ts';

const texts = {
  shipped: '门户自带的应用不能批准或撤回|||Apps that come with the portal are neither approved nor withdrawn',
  withdrawn:
    '已撤回的版本不能再批准，请上传新版本|||A withdrawn version is not approved again. Upload a new one',
} as const;

/**
 * Approves a release, or withdraws it from all units at once. A decision that was made already is a success.
 * @throws DomainError `forbidden`, `not_found`, `conflict`
 */
export async function decideRelease(
  deps: ReleasesDeps,
  caller: NamedCaller,
  { code, version, decision, note }: ParsedPayloadOf<typeof appReleaseDecide>,
): Promise<AppRelease> {
  const { db } = deps.database;
  const scene = await readScene(db, caller.principal);
  const isChanged = await db.transaction().execute(async (trx) => {
    const app = await lockApp(trx, code);
    if (app.origin === 'shipped') throw new DomainError('forbidden', { message: texts.shipped });
    if (!mayDecide(scene, app)) throw new DomainError('forbidden');
    const release = await getRelease(trx, code, version);
    if (decision === 'approve') return approve(deps, trx, caller, app, release);
    return withdraw(deps, trx, caller, { app, release, note, sandboxUnitId: scene.sandboxUnitId });
  });
  if (isChanged) await announceApps(deps);
  return describeRelease(db, code, version);
}

/** @returns whether it was not approved before. @throws DomainError `conflict` for what was withdrawn */
export async function approve(
  deps: Pick<ReleasesDeps, 'clock' | 'writeAudit' | 'log'>,
  trx: Kysely<Tables>,
  caller: Caller,
  app: AppRow,
  release: ReleaseRow,
): Promise<boolean> {
  const { code, version, state, digest } = release;
  if (state === 'withdrawn') throw new DomainError('conflict', { message: texts.withdrawn });
  if (state === 'approved') return false;
  await setState(deps, trx, caller, release, { state: 'approved', note: null });
  await installApp(trx, app, release);
  await writeAppLine(deps, trx, caller, { event: 'app_release_approved', code, version, digest });
  return true;
}

interface Withdrawal {
  readonly app: AppRow;
  readonly release: ReleaseRow;
  readonly note: string;
  readonly sandboxUnitId: string | undefined;
}

/** Pointers to it fall back to the version before, or vanish. */
async function withdraw(
  deps: ReleasesDeps,
  trx: Kysely<Tables>,
  caller: NamedCaller,
  { app, release, note, sandboxUnitId }: Withdrawal,
): Promise<boolean> {
  const { code, version, state } = release;
  if (state === 'withdrawn') return false;
  await setState(deps, trx, caller, release, { state: 'withdrawn', note: note || null });
  await writeAppLine(deps, trx, caller, { event: 'app_release_withdrawn', code, version, note });
  const others = await trx
    .selectFrom('app_release')
    .select(['version', 'state'])
    .where('code', '=', code)
    .execute();
  const stateOf = new Map(others.map((other) => [other.version, other.state]));
  const pointers = await trx
    .selectFrom('app_channel')
    .select(['unit_id', 'channel'])
    .where('code', '=', code)
    .where('version', '=', version)
    .execute();
  for (const { unit_id: unitId, channel } of pointers) {
    const pointer = { code, unitId, channel };
    const isUsable = (one: string): boolean =>
      stateOf.get(one) === 'approved' || (unitId === sandboxUnitId && stateOf.get(one) === 'uploaded');
    const to = findPrevious(await listMoves(trx, pointer), version, isUsable) ?? '';
    const movedBy = caller.principal.userId;
    await movePointer(trx, app, { ...pointer, from: version, to, movedBy }, deps.clock());
    await writeAppLine(deps, trx, caller, {
      ...{ event: 'app_pointer_moved', code, channel, unitId, from: version, version: to },
    });
  }
  return true;
}

async function setState(
  { clock }: Pick<ReleasesDeps, 'clock'>,
  trx: Kysely<Tables>,
  { principal }: Caller,
  { code, version }: ReleaseRow,
  { state, note }: Pick<ReleaseRow, 'state' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('app_release')
    .set({ state, note, decided_by: principal?.userId ?? null, decided_at: clock() })
    .where('code', '=', code)
    .where('version', '=', version)
    .execute();
}
