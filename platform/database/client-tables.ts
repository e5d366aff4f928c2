import type { Generated } from 'kysely';

type Instant = number;
type Flag = 0 | 1;

/** Whether a unit lets its users use a client. */
export type UnitState = 'on' | 'off' | 'allow';

/** A program of somebody else that signs users in through the portal. */
export interface OauthClientTable {
  id: string;
  name_zh: string;
  name_en: string;
  kind: 'confidential' | 'public';
  /** Belongs to the operator of the portal: nobody is asked for consent. */
  first_party: Generated<Flag>;
  /** Until then it may do without PKCE (a program that cannot speak it); null: never. */
  legacy_without_pkce_until: Instant | null;
  /** JSON lists of texts. */
  redirect_uris: Generated<string>;
  post_logout_redirect_uris: Generated<string>;
  scopes: Generated<string>;
  owner_user_ids: Generated<string>;
  backchannel_logout_uri: string | null;
  /** Where it signs a user in by itself (OpenID Connect Core §4). */
  initiate_login_uri: string | null;
  status: 'requested' | 'active' | 'disabled';
  /** Counts in units that have not decided. */
  default_unit_state: Generated<UnitState>;
  /** The one unit whose users may use it before it is active. */
  sandbox_unit_id: string | null;
  /** It never serves anybody but the users of that unit. */
  sandbox_only: Generated<Flag>;
  /** Its purpose, for the administrator who decides about it. */
  purpose: Generated<string>;
  /** Whether its id token contains the claims of its scopes. */
  claims_in_id_token: Generated<Flag>;
  /** Why it was declined or disabled. */
  status_note: string | null;
  /** Unit of the user who registered it; null for the operator's own. */
  unit_id: string | null;
  /** Its picture, base64, and the type of that. */
  logo: string | null;
  logo_type: string | null;
  /** When name, picture or addresses last changed; null: never. */
  seen_changed_at: Instant | null;
  /** Grows by one with each change; guards against lost updates. */
  revision: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A client has at most two that are not removed. */
export interface ClientSecretTable {
  id: string;
  client_id: string;
  /** sha256, hex. */
  hash: string;
  created_at: Instant;
  last_used_at: Instant | null;
  removed_at: Instant | null;
}

export interface ClientUnitTable {
  client_id: string;
  unit_id: string;
  state: UnitState;
}

/** What a user has let a client see. */
export interface UserConsentTable {
  client_id: string;
  account_id: string;
  /** JSON list of scope names. */
  scopes: string;
  granted_at: Instant;
  revoked_at: Instant | null;
  /** When the client last got a token by it. */
  last_used_at: Instant | null;
}

/** What happened to a client, with the exact reason, for its developers. */
export interface ClientEventTable {
  id: string;
  client_id: string;
  at: Instant;
  event: string;
  reason: string | null;
  request_id: string | null;
  ip: string | null;
}

/** What the OpenID provider keeps: codes, tokens, grants, sessions, interactions. */
export interface OidcPayloadTable {
  model: string;
  /** Secrets are kept as their sha256. */
  id: string;
  /** JSON. */
  payload: string;
  grant_id: string | null;
  user_code: string | null;
  /** Of sessions only: the id of the portal's session. */
  uid: string | null;
  account_id: string | null;
  client_id: string | null;
  /** The session that it came from; it dies when that one is revoked. */
  session_uid: string | null;
  consumed_at: Instant | null;
  expires_at: Instant | null;
}

export interface SigningKeyTable {
  /** Counts up; two processes that rotate at once agree on one key. */
  generation: number;
  kid: string;
  alg: string;
  /** JSON Web Key, sealed. */
  private_jwk: string;
  created_at: Instant;
  /** Published no longer from then on. */
  retired_at: Instant | null;
}

/** A client that still has to be notified that a user signed out (OpenID Connect Back-Channel Logout). */
export interface LogoutNoticeTable {
  id: string;
  client_id: string;
  account_id: string;
  sid: string;
  attempts: Generated<number>;
  next_at: Instant;
}

/** Lets a program register one client (RFC 7591 §3), which then belongs to the inviting user. */
export interface ClientInvitationTable {
  id: string;
  /** Under which the provider keeps the token: its sha256, hex. */
  token_id: string;
  /** For whom it is, in the words of the inviting user. */
  label: string;
  unit_id: string;
  created_by: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  client_id: string | null;
}

/** A unit for which a client works without a user. */
export interface ProgramGrantTable {
  client_id: string;
  unit_id: string;
  /** JSON text: names of program scopes. */
  scopes: string;
  granted_at: Instant;
}

/** Tables of clients and of the OpenID provider. */
export interface ClientTables {
  oauth_client: OauthClientTable;
  client_secret: ClientSecretTable;
  client_invitation: ClientInvitationTable;
  client_unit: ClientUnitTable;
  program_grant: ProgramGrantTable;
  user_consent: UserConsentTable;
  client_event: ClientEventTable;
  oidc_payload: OidcPayloadTable;
  signing_key: SigningKeyTable;
  logout_notice: LogoutNoticeTable;
}
