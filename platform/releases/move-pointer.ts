import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type appReleaseMove, DomainError, type ParsedPayloadOf, type ReleasedApp } from '#shared/contracts';
import { announceApps } from './announce-apps.ts';
import { refuseMover } from './ask-whom.ts';
import { installApp } from './install-app.ts';
import { findPointer, movePointer, type Pointer } from './pointers.ts';
import { mayMove, readScene, type Scene } from './publisher-rights.ts';
import { describeApp } from './release-view.ts';
import { type AppRow, getRelease, lockApp } from './released-app.ts';
import type { Caller, NamedCaller, ReleasesDeps } from './releases-deps.ts';
import { writeAppLine } from './write-app-line.ts';

const texts = {
  shipped: '门户自带的应用随门户升级，不能移动通道|||Apps that come with the portal move with it alone',
  nextForAll: '试用通道只能属于一个单位|||The channel “next” is always of one unit',
  notApproved: (version: string) =>
    `${version} 尚未批准，只能在沙箱单位试用|||${version} is not approved yet: only the sandbox unit may try it`,
  withdrawn: (version: string) => `${version} 已撤回|||${version} was withdrawn`,
  last: '这是最后一个通道，若要下架请撤回版本|||No other pointer would remain. To take the app away, withdraw the release',
} as const;

/** Moves a pointer as somebody saw it. @throws DomainError */
export async function moveChannel(
  deps: ReleasesDeps,
  caller: NamedCaller,
  { code, unitId, channel, version, from }: ParsedPayloadOf<typeof appReleaseMove>,
): Promise<ReleasedApp> {
  const { db } = deps.database;
  const scene = await readScene(db, caller.principal);
  await db.transaction().execute(async (trx) => {
    const app = await lockApp(trx, code);
    await setPointer(deps, trx, { caller, scene, app }, { code, unitId, channel, from, to: version });
  });
  await announceApps(deps);
  return describeApp(db, scene, code);
}

export interface Mover {
  readonly caller: NamedCaller;
  readonly scene: Scene;
  /** Locked. */
  readonly app: AppRow;
}

interface WantedMove extends Pointer {
  /** Left out: wherever it leads now. */
  readonly from?: string;
  readonly to: string;
}

/** Checks everything about a move, and makes it. @throws DomainError */
export async function setPointer(
  deps: Pick<ReleasesDeps, 'clock' | 'writeAudit' | 'log'>,
  trx: Kysely<Tables>,
  { caller, scene, app }: Mover,
  { from, to, ...pointer }: WantedMove,
): Promise<void> {
  if (app.origin === 'shipped') throw new DomainError('forbidden', { message: texts.shipped });
  if (pointer.channel === 'next' && pointer.unitId === '')
    throw new DomainError('invalid_input', { message: texts.nextForAll });
  if (!mayMove(scene, app, pointer.unitId)) throw await refuseMover(trx, scene, pointer.unitId);
  if (pointer.unitId !== '') await requireUnitThere(trx, pointer.unitId);
  await requireUsable(trx, scene, pointer, to);
  const current = from ?? (await findPointer(trx, pointer));
  await writeMove(deps, trx, caller, app, { ...pointer, from: current, to });
}

/** Makes a move that is allowed: the catalogue has the app from then on. @throws DomainError `conflict` */
export async function writeMove(
  deps: Pick<ReleasesDeps, 'clock' | 'writeAudit' | 'log'>,
  trx: Kysely<Tables>,
  caller: Caller,
  app: AppRow,
  move: Pointer & { readonly from: string; readonly to: string },
): Promise<void> {
  const { code, unitId, channel, from, to } = move;
  await movePointer(trx, app, { ...move, movedBy: caller.principal?.userId ?? null }, deps.clock());
  if (from === to) return;
  if (to !== '') await installApp(trx, app, await getRelease(trx, code, to));
  await writeAppLine(deps, trx, caller, {
    ...{ event: 'app_pointer_moved', code, channel, unitId, from, version: to },
  });
}

async function requireUnitThere(trx: Kysely<Tables>, unitId: string): Promise<void> {
  const unit = await trx.selectFrom('unit').select('id').where('id', '=', unitId).executeTakeFirst();
  if (!unit) throw new DomainError('not_found');
}

async function requireUsable(
  trx: Kysely<Tables>,
  { sandboxUnitId }: Scene,
  pointer: Pointer,
  to: string,
): Promise<void> {
  if (to === '') {
    if (!(await hasOther(trx, pointer))) throw new DomainError('conflict', { message: texts.last });
    return;
  }
  const { state } = await getRelease(trx, pointer.code, to);
  if (state === 'withdrawn') throw new DomainError('conflict', { message: texts.withdrawn(to) });
  const isSandbox = pointer.unitId !== '' && pointer.unitId === sandboxUnitId;
  if (state === 'uploaded' && !isSandbox)
    throw new DomainError('conflict', { message: texts.notApproved(to) });
}

/** Whether the users of a pointer's unit still get a version without it. */
async function hasOther(trx: Kysely<Tables>, { code, unitId, channel }: Pointer): Promise<boolean> {
  const rows = await trx
    .selectFrom('app_channel')
    .select(['unit_id', 'channel'])
    .where('code', '=', code)
    .where('unit_id', 'in', [unitId, ''])
    .execute();
  return rows.some((row) => row.unit_id !== unitId || row.channel !== channel);
}
