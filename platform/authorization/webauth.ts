import { type ClientBar, createClientStore, findClientBar, writeClientEvent } from '#platform/clients';
import type { Principal, RequestDetails } from '#platform/http';
import { type AnswerOf, DomainError, type ParsedPayloadOf, type shiyueWebauth } from '#shared/contracts';
import { errorMessageOf } from './error-texts.ts';
import { barTexts } from './existing-grant.ts';
import type { Replayed } from './in-process.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

type Parameters = ParsedPayloadOf<typeof shiyueWebauth>;
type Answer = AnswerOf<typeof shiyueWebauth>;

export interface WebauthDeps extends PayloadAdapterDeps {
  replay: (path: string, principal: Principal, requestDetails: RequestDetails) => Promise<Replayed>;
}

const needed = ['client_id', 'response_type', 'redirect_uri', 'scope', 'state'] as const;

const barMessages: Readonly<Record<ClientBar, string>> = {
  disabled: '此应用已停用|||This app is disabled',
  not_approved: '此应用尚未通过审核|||This app has not been approved yet',
  off_in_unit: '您的学校未启用此应用|||Your school has not switched this app on',
  sandbox_only: '此应用仅供集成沙箱使用|||This app is for the integration sandbox only',
};

/** What the provider answered, in the words of the portal. @throws DomainError where nobody may be sent anywhere */
export function toAnswer({ status, location, body }: Replayed): Answer {
  if (location === undefined) {
    if (status === 503) throw new DomainError('store_unavailable', { retryAfter: 5 });
    const { error, error_description } = parseRefusal(body);
    throw refuse(error, error_description);
  }
  if (location.startsWith('/login?')) return { signIn: location };
  if (location.startsWith('/')) return { consent: location };
  const { searchParams } = new URL(location);
  return {
    address: location,
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    ...(searchParams.has('error') ? { error: searchParams.get('error') } : {}),
  };
}

/** Authorizes a client for the signed-in user (E04), through the provider's own endpoint. */
export function createWebauth({ database: { db }, clock, replay }: WebauthDeps) {
  return async (
    parameters: Parameters,
    principal: Principal,
    requestDetails: RequestDetails,
  ): Promise<Answer> => {
    const client = await createClientStore(db).find(parameters.client_id ?? '');
    /** What never reaches the provider is written down here. */
    const refuseWith = async (refusal: DomainError, reason: string): Promise<never> => {
      const event = { clientId: client?.id ?? '', event: 'authorization.error', reason };
      if (client) await writeClientEvent(db, event, requestDetails, clock());
      throw refusal;
    };
    const missing = findMissingParameters(parameters);
    const [first] = missing;
    if (first)
      return refuseWith(missingRefusal([first, ...missing.slice(1)]), `missing ${missing.join(', ')}`);
    if (!client) throw refuse('invalid_client', 'no client is registered with this client_id');
    const bar = await findClientBar(db, client, principal);
    if (bar) {
      const refusal = new DomainError('authorization_refused', {
        message: barMessages[bar],
        detail: barTexts[bar],
      });
      return refuseWith(refusal, `access_denied: ${barTexts[bar]}`);
    }
    if (!parameters.request_uri && parameters.response_type !== 'code')
      return refuseWith(
        refuse('unsupported_response_type', 'only code is'),
        'unsupported_response_type: only code is',
      );
    return toAnswer(await replay(`/auth?${toQuery(parameters)}`, principal, requestDetails));
  };
}

function parseRefusal(body: string): { error: string; error_description?: string } {
  try {
    return JSON.parse(body);
  } catch {
    return { error: 'server_error' };
  }
}

function refuse(error: string, description?: string): DomainError {
  return new DomainError('authorization_refused', {
    message: errorMessageOf(error, description),
    detail: description ? `${error}: ${description}` : error,
  });
}

function findMissingParameters(parameters: Parameters): string[] {
  const names: readonly (typeof needed)[number][] = parameters.request_uri ? ['client_id'] : needed;
  return names.filter((name) => !parameters[name]);
}

function missingRefusal(names: readonly [string, ...string[]]): DomainError {
  return new DomainError('invalid_input', {
    message: missingMessage(names[0]),
    fieldErrors: names.map((field) => ({ field, message: missingMessage(field) })),
  });
}

/** `unitHost` and `response_mode` are not among them: the one is not ours to believe, the other would leave the query. */
function toQuery(parameters: Parameters): string {
  const { unitHost: _unused, ...forwarded } = parameters;
  const query = new URLSearchParams({ response_mode: 'query' });
  for (const [name, value] of Object.entries(forwarded)) if (value) query.set(name, value);
  // Staying connected is always asked for (OpenID Connect Core §11); the page of the portal asks in the client's place.
  if (/(?:^| )offline_access(?: |$)/.test(parameters.scope ?? '') && !parameters.prompt)
    query.set('prompt', 'consent');
  return query.toString();
}

/** The text of E03 stands to the letter; the others are worded alike. */
function missingMessage(name: string): string {
  return `缺少 ${name}，请返回重试！|||Missing ${name}, please go back and try again!`;
}
