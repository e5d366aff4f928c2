import type { Log } from '#shared/log';
import { DirectoryAway } from '../ldap/directory-away.ts';
import { type SyncDeps, syncPeople } from './sync-people.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Compares once a day, by whichever process asks first after that. A comparison that failed or stopped is tried again when somebody asks
 * next.
 */
export async function syncDaily(deps: SyncDeps & { readonly log: Log }): Promise<void> {
  const { database, clock, directory, log } = deps;
  const last = await database.db
    .selectFrom('directory_sync')
    .select('synced_at')
    .where('unit_id', '=', directory.settings.unitId)
    .executeTakeFirst();
  if (last && clock() - last.synced_at < day) return;
  try {
    const { state, differences } = await syncPeople(deps);
    if (state !== 'busy') log('directory_synced', { state, ...(differences && countsOf(differences)) });
  } catch (error) {
    if (!(error instanceof DirectoryAway)) throw error;
    log('directory_away', { reason: error.message });
  }
}

/** For logs and reports: numbers, and nobody's name. */
export function countsOf(differences: NonNullable<Awaited<ReturnType<typeof syncPeople>>['differences']>) {
  const { added, changed, gone, refused, same } = differences;
  const ofKind = (kind: string): number => changed.filter((one) => one.kind === kind).length;
  return {
    added: added.length,
    linked: ofKind('linked'),
    changed: ofKind('changed'),
    returned: ofKind('returned'),
    gone: gone.length,
    same,
    refused: refused.length,
  };
}
