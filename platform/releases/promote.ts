import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type appReleasePromote,
  DomainError,
  type ParsedPayloadOf,
  type ReleasedApp,
} from '#shared/contracts';
import { announceApps } from './announce-apps.ts';
import { type Mover, setPointer, writeMove } from './move-pointer.ts';
import { readScene } from './publisher-rights.ts';
import { describeApp } from './release-view.ts';
import { lockApp } from './released-app.ts';
import type { NamedCaller, ReleasesDeps } from './releases-deps.ts';

const texts = {
  nothingTried: '该单位没有试用中的版本|||The unit tries no version',
  severalTried:
    '各单位试用的版本不一致，请给出版本号|||Units try different versions, or none: name the version',
} as const;

/** Promotes the version that somebody saw on trial. @throws DomainError `forbidden`, `not_found`, `conflict` */
export async function promoteVersion(
  deps: ReleasesDeps,
  caller: NamedCaller,
  wanted: ParsedPayloadOf<typeof appReleasePromote>,
): Promise<ReleasedApp> {
  const { db } = deps.database;
  const scene = await readScene(db, caller.principal);
  await db.transaction().execute(async (trx) => {
    const app = await lockApp(trx, wanted.code);
    await promote(deps, trx, { caller, scene, app }, wanted);
  });
  await announceApps(deps);
  return describeApp(db, scene, wanted.code);
}

interface Promotion {
  readonly code: string;
  /** Empty for every unit without a pointer of its own. */
  readonly unitId: string;
  /** Empty for the only one that is tried. */
  readonly version: string;
}

/** What is tried becomes stable; a unit that tried it needs no pointer of its own for that any more. */
export async function promote(
  deps: ReleasesDeps,
  trx: Kysely<Tables>,
  mover: Mover,
  { code, unitId, version }: Promotion,
): Promise<void> {
  const tried = await trx
    .selectFrom('app_channel')
    .select(['unit_id', 'channel', 'version'])
    .where('code', '=', code)
    .execute();
  const trying = tried.filter(
    ({ channel, unit_id }) => channel === 'next' && (unitId || unit_id) === unit_id,
  );
  const to =
    version ||
    onlyVersion(
      trying.map((row) => row.version),
      unitId,
    );
  await setPointer(deps, trx, mover, { code, unitId, channel: 'stable', to });
  for (const { unit_id, version: from } of trying) {
    // A unit that is held at an older version for all days would fall back to that one.
    const isHeld = tried.some((row) => row.unit_id === unit_id && row.channel === 'stable');
    if (from !== to || (unitId === '' && isHeld)) continue;
    const pointer = { code, unitId: unit_id, channel: 'next' as const };
    await writeMove(deps, trx, mover.caller, mover.app, { ...pointer, from, to: '' });
  }
}

function onlyVersion(versions: readonly string[], unitId: string): string {
  const [only, ...others] = new Set(versions);
  if (only !== undefined && others.length === 0) return only;
  const message = unitId === '' ? texts.severalTried : texts.nothingTried;
  throw new DomainError('invalid_input', { message });
}
