import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import { type Client, clientLogoPath, createClientStore, isScopeName, scopeTexts } from '#platform/clients';
import type { Principal, RequestFacts } from '#platform/http';
import { createAuditWriter } from '#platform/identity';
import { type AnswerOf, type Bilingual, type consentDetails, DomainError } from '#shared/contracts';
import { createConsentStore } from './consents.ts';
import { mountPath, type Replayed } from './in-process.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { toAnswer } from './webauth.ts';

export interface InteractionsDeps extends PayloadAdapterDeps {
  provider: () => Provider;
  replay: (path: string, principal: Principal, facts: RequestFacts) => Promise<Replayed>;
}

const expired = '授权请求已过期，请回到应用重新开始|||The request has expired. Please start again in the app';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const clientIdOf = ({ params }: Interaction): string => textOf(params.client_id);
const scopesOf = ({ params }: Interaction): string[] => textOf(params.scope).split(' ').filter(isScopeName);

const queryOf = ({ params }: Interaction): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string') query.set(name, value);
  return query.toString();
};

/** The questions that a client puts to a user. Only the user whom a question was put to may answer it. */
export const createInteractions = ({ database, clock, provider, replay }: InteractionsDeps) => {
  const { db } = database;

  const getConsentQuestion = async (id: string, principal: Principal): Promise<Interaction> => {
    const interaction = await provider().Interaction.find(id);
    if (interaction?.prompt.name !== 'consent') throw new DomainError('not_found', { message: expired });
    if (interaction.session?.accountId !== principal.userId) throw new DomainError('session_mismatch');
    return interaction;
  };

  /** The school or bureau that runs the client. */
  const findOwner = async ({ unitId }: Client): Promise<Bilingual | null> => {
    const unit =
      unitId &&
      (await db.selectFrom('unit').select(['name', 'en_name']).where('id', '=', unitId).executeTakeFirst());
    return unit ? { 'zh-CN': unit.name, en: unit.en_name || unit.name } : null;
  };

  /** Lets the authorization go on with the answer, as if the browser had come back with it. */
  const resume = async (
    interaction: Interaction,
    principal: Principal,
    facts: RequestFacts,
  ): Promise<{ address: string }> => {
    // The user may have signed in again since the question was put.
    if (interaction.session) interaction.session.uid = principal.sessionId;
    await interaction.persist();
    // What travels in a form needs the browser itself.
    if (interaction.params.response_mode === 'form_post')
      return { address: `${provider().issuer}/auth/${interaction.uid}` };
    const { address } = toAnswer(await replay(`/auth/${interaction.uid}`, principal, facts));
    if (!address) throw new DomainError('not_found', { message: expired });
    return { address };
  };

  const grantTo = async (interaction: Interaction, accountId: string): Promise<string> => {
    const { Grant } = provider();
    const clientId = clientIdOf(interaction);
    const known = interaction.grantId ? await Grant.find(interaction.grantId) : undefined;
    const grant = known ?? new Grant({ accountId, clientId });
    grant.addOIDCScope(scopesOf(interaction));
    return grant.save();
  };

  const writeAudit = createAuditWriter(clock);
  const note = (
    event: 'consent_granted' | 'consent_denied',
    interaction: Interaction,
    { userId, loginName }: Principal,
    facts: RequestFacts,
  ): Promise<void> => {
    const detail = `${clientIdOf(interaction)}: ${scopesOf(interaction).join(' ')}`;
    return writeAudit(db, { event, userId, loginName, detail }, facts);
  };

  const remember = async (clientId: string, accountId: string, scopes: readonly string[]): Promise<void> => {
    const store = createConsentStore(db);
    const before = (await store.findScopes(clientId, accountId)) ?? [];
    await store.save(clientId, accountId, [...new Set([...before, ...scopes])], clock());
  };

  return {
    /** @throws DomainError `not_found`, `session_mismatch` */
    details: async (id: string, principal: Principal): Promise<AnswerOf<typeof consentDetails>> => {
      const interaction = await getConsentQuestion(id, principal);
      const client = await createClientStore(db).find(clientIdOf(interaction));
      if (!client) throw new DomainError('not_found', { message: expired });
      const user = await db
        .selectFrom('app_user')
        .innerJoin('unit', 'unit.id', 'app_user.unit_id')
        .select(['real_name as realName', 'login_name as loginName', 'unit.name as unitName'])
        .where('app_user.id', '=', principal.userId)
        .executeTakeFirstOrThrow();
      const consents = createConsentStore(db);
      const known = (await consents.findScopes(client.id, principal.userId)) ?? [];
      const allowedAt = await consents.findTime(client.id, principal.userId);
      const scopes = scopesOf(interaction)
        .filter(isScopeName)
        .map((name) => ({ name, text: scopeTexts[name], isNew: !known.includes(name) }));
      const { host, protocol } = new URL(textOf(interaction.params.redirect_uri));
      const { id: clientId, name } = client;
      const restart = `${mountPath}/auth?${queryOf(interaction)}`;
      return {
        client: {
          id: clientId,
          name,
          host: host || protocol.slice(0, -1),
          logo: clientLogoPath(client),
          owner: await findOwner(client),
        },
        isChanged: allowedAt !== undefined && (client.seenChangedAt ?? 0) > allowedAt,
        user,
        scopes,
        restart,
      };
    },

    /** @throws DomainError `not_found`, `session_mismatch` */
    confirm: async (id: string, principal: Principal, facts: RequestFacts) => {
      const interaction = await getConsentQuestion(id, principal);
      const grantId = await grantTo(interaction, principal.userId);
      interaction.result = { ...interaction.lastSubmission, consent: { grantId } };
      const next = await resume(interaction, principal, facts);
      await remember(clientIdOf(interaction), principal.userId, scopesOf(interaction));
      await note('consent_granted', interaction, principal, facts);
      return next;
    },

    /** @throws DomainError `not_found`, `session_mismatch` */
    deny: async (id: string, principal: Principal, facts: RequestFacts) => {
      const interaction = await getConsentQuestion(id, principal);
      interaction.result = { error: 'access_denied', error_description: 'the user declined' };
      const next = await resume(interaction, principal, facts);
      await note('consent_denied', interaction, principal, facts);
      return next;
    },
  };
};
