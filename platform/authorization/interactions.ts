import type { Kysely } from 'kysely';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import { type Client, clientLogoPath, createClientStore, isScopeName, scopeTexts } from '#platform/clients';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import { createAuditWriter } from '#platform/identity';
import { type AnswerOf, type consentDetails, DomainError, type Localized } from '#shared/contracts';
import { createConsentStore } from './consents.ts';
import { mountPath, type Replayed } from './in-process.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { toAnswer } from './webauth.ts';

export interface InteractionsDeps extends PayloadAdapterDeps {
  provider: () => Provider;
  replay: (path: string, principal: Principal, requestDetails: RequestDetails) => Promise<Replayed>;
}

const expired = '授权请求已过期，请回到应用重新开始|||The request has expired. Please start again in the app';

/** The questions that a client puts to a user. Only the user whom a question was put to may answer it. */
export function createInteractions(deps: InteractionsDeps) {
  const { database, clock, provider } = deps;
  const { db } = database;
  const resume = createResume(deps);
  const writeAudit = createAuditWriter(clock);
  const note = (
    event: 'consent_granted' | 'consent_denied',
    interaction: Interaction,
    { userId, loginName }: Principal,
    requestDetails: RequestDetails,
  ): Promise<void> => {
    const detail = `${clientIdOf(interaction)}: ${scopesOf(interaction).join(' ')}`;
    return writeAudit(db, { event, userId, loginName, detail }, requestDetails);
  };

  const remember = async (clientId: string, accountId: string, scopes: readonly string[]): Promise<void> => {
    const store = createConsentStore(db);
    const before = (await store.findScopes(clientId, accountId)) ?? [];
    await store.save(clientId, accountId, [...new Set([...before, ...scopes])], clock());
  };

  return {
    /** @throws DomainError `not_found`, `session_mismatch` */
    details: async (id: string, principal: Principal): Promise<AnswerOf<typeof consentDetails>> =>
      describeQuestion(db, await getConsentQuestion(provider(), id, principal), principal),

    /** @throws DomainError `not_found`, `session_mismatch` */
    confirm: async (id: string, principal: Principal, requestDetails: RequestDetails) => {
      const interaction = await getConsentQuestion(provider(), id, principal);
      const grantId = await grantTo(provider(), interaction, principal.userId);
      interaction.result = { ...interaction.lastSubmission, consent: { grantId } };
      const next = await resume(interaction, principal, requestDetails);
      await remember(clientIdOf(interaction), principal.userId, scopesOf(interaction));
      await note('consent_granted', interaction, principal, requestDetails);
      return next;
    },

    /** @throws DomainError `not_found`, `session_mismatch` */
    deny: async (id: string, principal: Principal, requestDetails: RequestDetails) => {
      const interaction = await getConsentQuestion(provider(), id, principal);
      interaction.result = { error: 'access_denied', error_description: 'the user declined' };
      const next = await resume(interaction, principal, requestDetails);
      await note('consent_denied', interaction, principal, requestDetails);
      return next;
    },
  };
}

async function getConsentQuestion(
  { Interaction }: Provider,
  id: string,
  principal: Principal,
): Promise<Interaction> {
  const interaction = await Interaction.find(id);
  if (interaction?.prompt.name !== 'consent') throw new DomainError('not_found', { message: expired });
  if (interaction.session?.accountId !== principal.userId) throw new DomainError('session_mismatch');
  return interaction;
}

/** What the consent page shows: who asks, for what, and what is new since the last time. */
async function describeQuestion(
  db: Kysely<Tables>,
  interaction: Interaction,
  { userId }: Principal,
): Promise<AnswerOf<typeof consentDetails>> {
  const client = await createClientStore(db).find(clientIdOf(interaction));
  if (!client) throw new DomainError('not_found', { message: expired });
  const user = await db
    .selectFrom('app_user')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .select(['real_name as realName', 'login_name as loginName', 'unit.name as unitName'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
  const consents = createConsentStore(db);
  const known = (await consents.findScopes(client.id, userId)) ?? [];
  const allowedAt = await consents.findTime(client.id, userId);
  const { host, protocol } = new URL(textOf(interaction.params.redirect_uri));
  return {
    client: {
      id: client.id,
      name: client.name,
      host: host || protocol.slice(0, -1),
      logo: clientLogoPath(client),
      owner: await findOwner(db, client),
    },
    isChanged: allowedAt !== undefined && (client.seenChangedAt ?? 0) > allowedAt,
    user,
    scopes: scopesOf(interaction)
      .filter(isScopeName)
      .map((name) => ({ name, text: scopeTexts[name], isNew: !known.includes(name) })),
    restart: `${mountPath}/auth?${queryOf(interaction)}`,
  };
}

/** The school or bureau that runs the client. */
async function findOwner(db: Kysely<Tables>, { unitId }: Client): Promise<Localized | null> {
  const unit =
    unitId &&
    (await db.selectFrom('unit').select(['name', 'en_name']).where('id', '=', unitId).executeTakeFirst());
  return unit ? { 'zh-CN': unit.name, en: unit.en_name || unit.name } : null;
}

/** Lets the authorization go on with the answer, as if the browser had come back with it. */
function createResume({ provider, replay }: Pick<InteractionsDeps, 'provider' | 'replay'>) {
  return async (
    interaction: Interaction,
    principal: Principal,
    requestDetails: RequestDetails,
  ): Promise<{ address: string }> => {
    // The user may have signed in again since the question was put.
    if (interaction.session) interaction.session.uid = principal.sessionId;
    await interaction.persist();
    // What travels in a form needs the browser itself.
    if (interaction.params.response_mode === 'form_post')
      return { address: `${provider().issuer}/auth/${interaction.uid}` };
    const { address } = toAnswer(await replay(`/auth/${interaction.uid}`, principal, requestDetails));
    if (!address) throw new DomainError('not_found', { message: expired });
    return { address };
  };
}

async function grantTo({ Grant }: Provider, interaction: Interaction, accountId: string): Promise<string> {
  const clientId = clientIdOf(interaction);
  const known = interaction.grantId ? await Grant.find(interaction.grantId) : undefined;
  const grant = known ?? new Grant({ accountId, clientId });
  grant.addOIDCScope(scopesOf(interaction));
  return grant.save();
}

function clientIdOf({ params }: Interaction): string {
  return textOf(params.client_id);
}

function scopesOf({ params }: Interaction): string[] {
  return textOf(params.scope).split(' ').filter(isScopeName);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function queryOf({ params }: Interaction): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string') query.set(name, value);
  return query.toString();
}
