import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { OauthClientTable, UnitState } from '#platform/database';
import type { Localized } from '#shared/contracts';

/** A registered client as the rules see it. */
export interface Client {
  readonly id: string;
  readonly name: Localized;
  /** Its purpose, for the administrator who decides about it. */
  readonly purpose: string;
  /** A `public` client (an app in a browser or on a phone) has no secret. */
  readonly kind: 'confidential' | 'public';
  /** Belongs to the operator of the portal: nobody is asked for consent. */
  readonly isFirstParty: boolean;
  /** Epoch ms until which it may do without PKCE; null: never. */
  readonly withoutPkceUntil: number | null;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly backchannelLogoutUri: string | null;
  /** Where it signs a user in by itself; null: it cannot. */
  readonly initiateLoginUri: string | null;
  readonly scopes: readonly string[];
  readonly ownerUserIds: readonly string[];
  /** Unit of the user who registered it; null for the operator's own. */
  readonly unitId: string | null;
  readonly status: 'requested' | 'active' | 'disabled';
  /** Why it was declined or disabled. */
  readonly statusNote: string | null;
  /** Counts in units that have not decided. */
  readonly defaultUnitState: UnitState;
  /** The one unit whose users may use it while it is `requested`. */
  readonly sandboxUnitId: string | null;
  /** It never serves anybody but the users of that unit. */
  readonly isSandboxOnly: boolean;
  /** The id token contains the claims of its scopes, for libraries that read nothing else. */
  readonly hasClaimsInIdToken: boolean;
  readonly hasLogo: boolean;
  /** When name, picture or addresses last changed, epoch ms; null: never. */
  readonly seenChangedAt: number | null;
  /** Grows by one with each change. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const textList = v.array(v.string());

export function parseList(json: string): string[] {
  return v.parse(textList, JSON.parse(json));
}

/** Every column except the picture itself, which only the route of pictures reads. */
export type ClientRow = Omit<Selectable<OauthClientTable>, 'logo'>;

export function toClient(row: ClientRow): Client {
  return {
    id: row.id,
    name: { 'zh-CN': row.name_zh, en: row.name_en },
    purpose: row.purpose,
    kind: row.kind,
    isFirstParty: row.first_party === 1,
    withoutPkceUntil: row.legacy_without_pkce_until,
    redirectUris: parseList(row.redirect_uris),
    postLogoutRedirectUris: parseList(row.post_logout_redirect_uris),
    backchannelLogoutUri: row.backchannel_logout_uri,
    initiateLoginUri: row.initiate_login_uri,
    scopes: parseList(row.scopes),
    ownerUserIds: parseList(row.owner_user_ids),
    unitId: row.unit_id,
    status: row.status,
    statusNote: row.status_note,
    defaultUnitState: row.default_unit_state,
    sandboxUnitId: row.sandbox_unit_id,
    isSandboxOnly: row.sandbox_only === 1,
    hasClaimsInIdToken: row.claims_in_id_token === 1,
    hasLogo: row.logo_type !== null,
    seenChangedAt: row.seen_changed_at,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type Later = 'hasLogo' | 'seenChangedAt' | 'revision' | 'createdAt' | 'updatedAt';
type Optional =
  | 'purpose'
  | 'unitId'
  | 'statusNote'
  | 'isSandboxOnly'
  | 'hasClaimsInIdToken'
  | 'initiateLoginUri';

export type NewClient = Omit<Client, Later | Optional> & Partial<Pick<Client, Optional>>;

export function toClientRow(client: NewClient, now: number) {
  return {
    id: client.id,
    name_zh: client.name['zh-CN'],
    name_en: client.name.en,
    purpose: client.purpose ?? '',
    kind: client.kind,
    first_party: client.isFirstParty ? (1 as const) : (0 as const),
    legacy_without_pkce_until: client.withoutPkceUntil,
    redirect_uris: JSON.stringify(client.redirectUris),
    post_logout_redirect_uris: JSON.stringify(client.postLogoutRedirectUris),
    backchannel_logout_uri: client.backchannelLogoutUri,
    initiate_login_uri: client.initiateLoginUri ?? null,
    scopes: JSON.stringify(client.scopes),
    owner_user_ids: JSON.stringify(client.ownerUserIds),
    unit_id: client.unitId ?? null,
    status: client.status,
    status_note: client.statusNote ?? null,
    default_unit_state: client.defaultUnitState,
    sandbox_unit_id: client.sandboxUnitId,
    claims_in_id_token: client.hasClaimsInIdToken ? (1 as const) : (0 as const),
    sandbox_only: client.isSandboxOnly ? (1 as const) : (0 as const),
    created_at: now,
    updated_at: now,
  };
}
