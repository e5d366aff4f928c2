import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { appManifestSchema } from '#shared/contracts';

/**
 * Whether a user gets a release of an app: a pointer of her unit, or of all units, leads to one that is for her type. Undefined
 * for an app that has no releases.
 */
export async function isReleasedTo(
  db: Kysely<Tables>,
  { unitId, userType }: Pick<Principal, 'unitId' | 'userType'>,
  code: string,
): Promise<boolean | undefined> {
  const rows = await db
    .selectFrom('released_app as app')
    .leftJoin('app_channel as pointer', (join) =>
      join.onRef('pointer.code', '=', 'app.code').on('pointer.unit_id', 'in', [unitId, '']),
    )
    .leftJoin('app_release as release', (join) =>
      join.onRef('release.code', '=', 'pointer.code').onRef('release.version', '=', 'pointer.version'),
    )
    .select(['pointer.unit_id', 'pointer.channel', 'release.manifest'])
    .where('app.code', '=', code)
    .where('app.origin', '=', 'uploaded')
    .execute();
  if (rows.length === 0) return undefined;
  const own = rows.filter(({ unit_id }) => unit_id === unitId);
  const chosen =
    own.find(({ channel }) => channel === 'next') ??
    own.find(({ channel }) => channel === 'stable') ??
    rows.find(({ unit_id }) => unit_id === '');
  if (chosen?.manifest == null) return false;
  const { audience } = v.parse(appManifestSchema, JSON.parse(chosen.manifest));
  return audience.userTypes.length === 0 || audience.userTypes.includes(userType);
}
