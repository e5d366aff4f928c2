import { housekeeping } from './lifetimes.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

/** Deletes what expired. A session of the portal may only be deleted when nothing here remembers that it was revoked. */
export const purgeAuthorization = async ({ database: { db }, clock }: PayloadAdapterDeps): Promise<void> => {
  const now = clock();
  const revoked = db.selectFrom('auth_session').select('id').where('revoked_at', 'is not', null);
  await db
    .deleteFrom('oidc_payload')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('session_uid', 'in', revoked)]))
    .execute();
  await db.deleteFrom('signing_key').where('retired_at', '<=', now).execute();
  await db
    .deleteFrom('client_event')
    .where('at', '<=', now - housekeeping.clientEvents)
    .execute();
};
