import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { OauthClientTable, UnitState } from '#platform/database';
import type { Bilingual } from '#shared/contracts';

/** A registered client as the rules see it. */
export interface Client {
  readonly id: string;
  readonly name: Bilingual;
  /** A `public` client (an app in a browser or on a phone) has no secret. */
  readonly kind: 'confidential' | 'public';
  /** Belongs to the operator of the portal: nobody is asked for consent. */
  readonly isFirstParty: boolean;
  /** Epoch ms until which it may do without PKCE; null: never. */
  readonly withoutPkceUntil: number | null;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly backchannelLogoutUri: string | null;
  readonly scopes: readonly string[];
  readonly ownerUserIds: readonly string[];
  readonly status: 'requested' | 'active' | 'disabled';
  /** Counts in units that have not decided. */
  readonly defaultUnitState: UnitState;
  /** The one unit whose users may use it while it is `requested`. */
  readonly sandboxUnitId: string | null;
  readonly createdAt: number;
}

const textList = v.array(v.string());
const parseList = (json: string): string[] => v.parse(textList, JSON.parse(json));

export const toClient = (row: Selectable<OauthClientTable>): Client => ({
  id: row.id,
  name: { 'zh-CN': row.name_zh, en: row.name_en },
  kind: row.kind,
  isFirstParty: row.first_party === 1,
  withoutPkceUntil: row.legacy_without_pkce_until,
  redirectUris: parseList(row.redirect_uris),
  postLogoutRedirectUris: parseList(row.post_logout_redirect_uris),
  backchannelLogoutUri: row.backchannel_logout_uri,
  scopes: parseList(row.scopes),
  ownerUserIds: parseList(row.owner_user_ids),
  status: row.status,
  defaultUnitState: row.default_unit_state,
  sandboxUnitId: row.sandbox_unit_id,
  createdAt: row.created_at,
});

export type NewClient = Omit<Client, 'createdAt'>;

export const toClientRow = (client: NewClient, now: number) => ({
  id: client.id,
  name_zh: client.name['zh-CN'],
  name_en: client.name.en,
  kind: client.kind,
  first_party: client.isFirstParty ? (1 as const) : (0 as const),
  legacy_without_pkce_until: client.withoutPkceUntil,
  redirect_uris: JSON.stringify(client.redirectUris),
  post_logout_redirect_uris: JSON.stringify(client.postLogoutRedirectUris),
  backchannel_logout_uri: client.backchannelLogoutUri,
  scopes: JSON.stringify(client.scopes),
  owner_user_ids: JSON.stringify(client.ownerUserIds),
  status: client.status,
  default_unit_state: client.defaultUnitState,
  sandbox_unit_id: client.sandboxUnitId,
  created_at: now,
  updated_at: now,
});
