import type { Client, ClientChange, NewClient } from '#platform/clients';
import type { FieldColumns } from '#platform/database';
import { type ClientFields, clientFields, namesOf, type ValuesOf } from '#shared/contracts';
import { parseLogo } from './logo.ts';

/** What a developer has entered. */
export type EnteredFields = ValuesOf<typeof clientFields>;
type Entered = Pick<
  Client,
  | 'name'
  | 'purpose'
  | 'redirectUris'
  | 'postLogoutRedirectUris'
  | 'backchannelLogoutUri'
  | 'initiateLoginUri'
  | 'scopes'
  | 'hasClaimsInIdToken'
>;

/** The fields of a client as they are. The picture is undefined, which leaves it as it is. */
export function enteredFieldsOf(client: Entered): EnteredFields {
  return {
    nameZh: client.name['zh-CN'],
    nameEn: client.name.en,
    purpose: client.purpose,
    redirectUris: [...client.redirectUris],
    postLogoutRedirectUris: [...client.postLogoutRedirectUris],
    backchannelLogoutUri: client.backchannelLogoutUri ?? '',
    initiateLoginUri: client.initiateLoginUri ?? '',
    scopes: [...client.scopes],
    claimsInIdToken: client.hasClaimsInIdToken,
    logo: undefined,
  };
}

/** What a new client has of them; the picture has columns of its own. */
export function toNewClient({ logo: _logo, ...fields }: ClientFields): Pick<NewClient, keyof Entered> {
  const { nameZh, nameEn, backchannelLogoutUri, initiateLoginUri, claimsInIdToken, ...rest } = fields;
  // A field that a client does not have by this name does not compile.
  const same: Pick<NewClient, keyof typeof rest> = rest;
  return {
    ...same,
    name: { 'zh-CN': nameZh, en: nameEn },
    backchannelLogoutUri: backchannelLogoutUri || null,
    initiateLoginUri: initiateLoginUri || null,
    hasClaimsInIdToken: claimsInIdToken ?? false,
  };
}

/** The columns that these fields change; the picture has columns of its own. */
export function toColumns(fields: ClientFields, before: EnteredFields) {
  return {
    name_zh: fields.nameZh,
    name_en: fields.nameEn,
    purpose: fields.purpose,
    redirect_uris: JSON.stringify(fields.redirectUris),
    post_logout_redirect_uris: JSON.stringify(fields.postLogoutRedirectUris),
    backchannel_logout_uri: fields.backchannelLogoutUri || null,
    initiate_login_uri: (fields.initiateLoginUri ?? before.initiateLoginUri) || null,
    scopes: JSON.stringify(fields.scopes),
    claims_in_id_token: (fields.claimsInIdToken ?? before.claimsInIdToken) ? (1 as const) : (0 as const),
  } satisfies FieldColumns<ClientChange, typeof clientFields, 'logo'>;
}

export function logoColumns(logo: string | undefined) {
  if (logo === undefined) return {};
  const picture = parseLogo(logo);
  return { logo: picture?.body.toString('base64') ?? null, logo_type: picture?.type ?? null };
}

/** The fields that are different now; what was left out stays. */
export function changedFields(before: EnteredFields, after: ClientFields): (keyof EnteredFields)[] {
  return namesOf(clientFields).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
