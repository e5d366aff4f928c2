import { randomUUID } from 'node:crypto';
import { createClientSecrets, createClientStore, type NewClient } from '#platform/clients';
import { holdsCode } from '#platform/desktop';
import {
  type AnswerOf,
  type ClientFields,
  type clientCreate,
  type clientUpdate,
  DomainError,
  type ParsedPayloadOf,
  type RegisteredClient,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { isDeveloper } from './client-rights.ts';
import { requireAsApproved, requireValidClient } from './client-rules.ts';
import { getClientView } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';
import { parseLogo } from './logo.ts';
import { findSandboxUnit } from './sandbox-unit.ts';
import { writeTrace } from './traces.ts';

const noSandbox = '门户没有集成沙箱单位|||This portal has no sandbox unit';
/** So many may wait or be disabled for one owner: a script must not fill the administrators' list. */
const maxUndecided = 20;
const tooMany =
  '您有太多未启用的应用，请先删除一些|||Too many of your apps are not active. Please delete some first';

const logoColumns = (logo: string | undefined) => {
  if (logo === undefined) return {};
  const picture = parseLogo(logo);
  return { logo: picture?.body.toString('base64') ?? null, logo_type: picture?.type ?? null };
};

const countUndecided = async ({ database: { db } }: DevelopersDeps, unitId: string, ownerId: string) => {
  const rows = await db
    .selectFrom('oauth_client')
    .select('owner_user_ids')
    .where('unit_id', '=', unitId)
    .where((eb) => eb.or([eb('status', '!=', 'active'), eb('sandbox_only', '=', 1)]))
    .execute();
  return rows.filter((row) => row.owner_user_ids.includes(JSON.stringify(ownerId))).length;
};

/**
 * Registers a client of the caller. It serves the users of the sandbox at once, all others when an administrator has
 * approved it.
 * @throws DomainError `forbidden`, `invalid_input`, `conflict`
 */
export const registerClient = async (
  deps: DevelopersDeps,
  caller: Caller,
  { kind, ...fields }: ParsedPayloadOf<typeof clientCreate>,
): Promise<AnswerOf<typeof clientCreate>> => {
  const { principal } = caller;
  if (!isDeveloper(principal)) throw new DomainError('forbidden');
  const { db } = deps.database;
  if (!(await holdsCode({ db }, principal, 'app', 'client.register'))) throw new DomainError('forbidden');
  requireValidClient(fields, { ...deps, kind: kind === 'public' ? 'public' : 'confidential' });
  if ((await countUndecided(deps, principal.unitId, principal.userId)) >= maxUndecided)
    throw new DomainError('conflict', { message: tooMany });
  const sandbox = await findSandboxUnit(deps.database.db);
  if (kind === 'sandbox' && !sandbox)
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'kind', message: noSandbox }] });
  const id = randomUUID();
  const client: NewClient = {
    id,
    name: { 'zh-CN': fields.nameZh, en: fields.nameEn },
    purpose: fields.purpose,
    kind: kind === 'public' ? 'public' : 'confidential',
    isFirstParty: false,
    withoutPkceUntil: null,
    redirectUris: fields.redirectUris,
    postLogoutRedirectUris: fields.postLogoutRedirectUris,
    backchannelLogoutUri: fields.backchannelLogoutUri || null,
    scopes: fields.scopes,
    ownerUserIds: [principal.userId],
    unitId: principal.unitId,
    // Nobody has to approve what never leaves the sandbox.
    status: kind === 'sandbox' ? 'active' : 'requested',
    defaultUnitState: 'off',
    sandboxUnitId: sandbox?.unitId ?? null,
    isSandboxOnly: kind === 'sandbox',
    hasClaimsInIdToken: fields.claimsInIdToken ?? false,
  };
  return deps.database.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await createClientStore(trx).insert(client, now);
    if (fields.logo) {
      await trx.updateTable('oauth_client').set(logoColumns(fields.logo)).where('id', '=', id).execute();
    }
    const secret = kind === 'public' ? null : (await createClientSecrets(trx).add(id, now)).secret;
    await writeTrace(deps, trx, caller, { clientId: id, act: 'client.registered', detail: fields.nameZh });
    return { client: await getClientView(trx, principal, id), secret };
  });
};

const changedFields = (before: ClientFields, after: ClientFields): string =>
  (Object.keys(before) as (keyof ClientFields)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .join(', ');

/** By what people know a client, and where it lives: who allowed it before reads that this has changed. */
const seenFields = /nameZh|nameEn|logo|redirectUris/;

/** @throws DomainError `not_found`, `forbidden`, `invalid_input`, `conflict` */
export const updateClient = async (
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, revision, ...fields }: ParsedPayloadOf<typeof clientUpdate>,
): Promise<RegisteredClient> => {
  return changeClient(deps, caller, {
    clientId,
    right: 'manage',
    revision,
    decide: async ({ client, rights }) => {
      requireValidClient(fields, { ...deps, kind: client.kind });
      const isOwners = !rights.includes('decide');
      if (isOwners && client.status === 'active' && !client.isSandboxOnly)
        requireAsApproved(client, fields, deps.publicUrl);
      const before = {
        nameZh: client.name['zh-CN'],
        nameEn: client.name.en,
        purpose: client.purpose,
        redirectUris: [...client.redirectUris],
        postLogoutRedirectUris: [...client.postLogoutRedirectUris],
        backchannelLogoutUri: client.backchannelLogoutUri ?? '',
        scopes: [...client.scopes],
        claimsInIdToken: client.hasClaimsInIdToken,
      };
      const { logo, claimsInIdToken = client.hasClaimsInIdToken, ...rest } = fields;
      const plain = { ...rest, claimsInIdToken };
      const changed = [changedFields(before, plain), logo === undefined ? '' : 'logo']
        .filter(Boolean)
        .join(', ');
      return {
        change: {
          name_zh: fields.nameZh,
          name_en: fields.nameEn,
          purpose: fields.purpose,
          redirect_uris: JSON.stringify(fields.redirectUris),
          post_logout_redirect_uris: JSON.stringify(fields.postLogoutRedirectUris),
          backchannel_logout_uri: fields.backchannelLogoutUri || null,
          scopes: JSON.stringify(fields.scopes),
          claims_in_id_token: claimsInIdToken ? 1 : 0,
          ...logoColumns(logo),
          ...(seenFields.test(changed) && { seen_changed_at: deps.clock() }),
        },
        trace: { act: 'client.changed', detail: changed },
      };
    },
  });
};
