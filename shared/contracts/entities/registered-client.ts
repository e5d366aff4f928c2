import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { idSchema } from '../text-values.ts';

/**
 * `confidential` runs on a server and keeps a secret; `public` runs in a browser or on a phone and has none; `sandbox` is
 * confidential, too, and only ever serves the users of the sandbox unit.
 */
export const clientKindSchema = v.picklist(['confidential', 'public', 'sandbox']);
export type ClientKind = v.InferOutput<typeof clientKindSchema>;

/** `requested` waits for an administrator, `disabled` is refused everywhere. */
export const clientStatusSchema = v.picklist(['requested', 'active', 'disabled']);
export type ClientStatus = v.InferOutput<typeof clientStatusSchema>;

/** What a unit says about a client; `allow` and `on` let users through alike, `on` being the unit's own choice. */
export const clientUnitStateSchema = v.picklist(['on', 'allow', 'off']);
export type ClientUnitState = v.InferOutput<typeof clientUnitStateSchema>;

/**
 * What the caller may do with a client: `manage` it as owner or administrator, `decide` whether it may serve users,
 * switch it for the own unit or for any. The platform checks again with each call.
 */
export const clientRightSchema = v.picklist(['manage', 'decide', 'switch_own', 'switch_any']);
export type ClientRight = v.InferOutput<typeof clientRightSchema>;

export const clientUnitSchema = v.object({
  unitId: idSchema,
  name: v.string(),
  enName: v.nullable(v.string()),
});
export type ClientUnit = v.InferOutput<typeof clientUnitSchema>;

/** A registered client, as the developer centre shows it. Never a secret. */
export const registeredClientSchema = v.object({
  clientId: v.string(),
  name: localizedSchema,
  /** What it is for, in the words of the user who registered it. */
  purpose: v.string(),
  kind: clientKindSchema,
  isFirstParty: v.boolean(),
  redirectUris: v.array(v.string()),
  postLogoutRedirectUris: v.array(v.string()),
  backchannelLogoutUri: v.nullable(v.string()),
  /** Where it signs a user in by itself, such as when she opens its tile; null: it cannot. */
  initiateLoginUri: v.nullable(v.string()),
  scopes: v.array(v.string()),
  /** Whether the id token contains the claims of the scopes, for libraries that read nothing else. */
  claimsInIdToken: v.boolean(),
  /** Until when it may do without PKCE; null: it may not. ISO 8601, UTC. */
  withoutPkceUntil: v.nullable(v.string()),
  status: clientStatusSchema,
  /** Why an administrator declined or disabled it. */
  statusNote: v.nullable(v.string()),
  /** Path of its picture; null where it has none. */
  logo: v.nullable(v.string()),
  /** Unit of the user who registered it; null for the operator's own. */
  unit: v.nullable(clientUnitSchema),
  /** What counts for the users of the caller's unit. */
  ownUnitState: clientUnitStateSchema,
  rights: v.array(clientRightSchema),
  /** Grows with each change; an update must name the one it started from. */
  revision: v.number(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type RegisteredClient = v.InferOutput<typeof registeredClientSchema>;

/** A line of the log of a client. */
export const clientEventSchema = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Such as `grant.error`, `authorization.success`, `secret.added`. */
  event: v.string(),
  reason: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
  ip: v.nullable(v.string()),
});
export type ClientEventLine = v.InferOutput<typeof clientEventSchema>;
