import { randomUUID } from 'node:crypto';
import type { AppRelease } from '#shared/contracts';
import { announceApps } from './announce-apps.ts';
import { approve } from './decide-release.ts';
import { writeMove } from './move-pointer.ts';
import { findPointer } from './pointers.ts';
import { describeRelease } from './release-view.ts';
import { getRelease, lockApp } from './released-app.ts';
import type { Caller, ReleasesDeps } from './releases-deps.ts';
import { keepRelease } from './upload-release.ts';

interface InstallOptions {
  /** The archive; the operator needs no signature. */
  readonly zip: Buffer;
  /** Whether it counts as approved. Default false. */
  readonly approve?: boolean;
  /** Whether all units get it, which needs `approve`. Default false. */
  readonly stableForAll?: boolean;
  /** Units that get it, which needs `approve`. Default none. */
  readonly stableIn?: readonly string[];
}

/**
 * Installs an archive as the operator at the computer of the portal: the same checks, and no key. The same archive again changes nothing.
 * @throws DomainError
 */
export async function installArchive(
  deps: ReleasesDeps,
  { zip, approve: isApproved = false, stableForAll = false, stableIn = [] }: InstallOptions,
): Promise<AppRelease> {
  const { db } = deps.database;
  const caller: Caller = {
    principal: undefined,
    request: { id: randomUUID(), ip: '', userAgent: 'npm run portal' },
  };
  const { code, version } = await keepRelease(deps, { content: zip, caller, keyName: null });
  if (!isApproved) return describeRelease(db, code, version);
  await db.transaction().execute(async (trx) => {
    const app = await lockApp(trx, code);
    await approve(deps, trx, caller, app, await getRelease(trx, code, version));
    for (const unitId of [...(stableForAll ? [''] : []), ...stableIn]) {
      const pointer = { code, unitId, channel: 'stable' as const };
      const from = await findPointer(trx, pointer);
      await writeMove(deps, trx, caller, app, { ...pointer, from, to: version });
    }
  });
  await announceApps(deps);
  return describeRelease(db, code, version);
}
