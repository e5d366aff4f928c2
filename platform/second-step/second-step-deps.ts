import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Cookies, Principal, RequestDetails } from '#platform/http';
import type { IdentityDeps, WriteAudit } from '#platform/identity';
import type { RelyingParty } from './passkeys/web-authn.ts';
import type { SealedSecrets } from './sealed-secrets.ts';

export interface SecondStepDeps extends IdentityDeps {
  readonly secrets: SealedSecrets;
  readonly writeAudit: WriteAudit;
  /** Ends every session of a user, those of third-party clients too, inside the transaction `db`. */
  readonly endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
  /** Name of the portal in the app that makes codes, and in passkeys. */
  readonly issuer: string;
  readonly party: RelyingParty;
}

/** Who asks, by which request, from which browser. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
  readonly cookies: Cookies;
}
