import { type ClientBar, createClientStore, findClientBar } from '#platform/clients';
import type { Principal, RequestFacts } from '#platform/http';
import { type AnswerOf, DomainError, type ParsedPayloadOf, type shiyueWebauth } from '#shared/contracts';
import { errorMessageOf } from './error-texts.ts';
import type { Replayed } from './in-process.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

type Parameters = ParsedPayloadOf<typeof shiyueWebauth>;
type Answer = AnswerOf<typeof shiyueWebauth>;

export interface WebauthDeps extends PayloadAdapterDeps {
  replay: (path: string, principal: Principal, facts: RequestFacts) => Promise<Replayed>;
}

const needed = ['client_id', 'response_type', 'redirect_uri', 'scope', 'state'] as const;

/** Word for word where the specification has a text (0§2), and alike for the others. */
const missingMessage = (name: string): string =>
  `缺少 ${name}，请返回重试！|||Missing ${name}, please go back and try again!`;

const requireParameters = (parameters: Parameters): void => {
  const names: readonly (typeof needed)[number][] = parameters.request_uri ? ['client_id'] : needed;
  const [first, ...others] = names.filter((name) => !parameters[name]);
  if (!first) return;
  const toFieldError = (field: string) => ({ field, message: missingMessage(field) });
  throw new DomainError('invalid_input', {
    message: missingMessage(first),
    fieldErrors: [first, ...others].map(toFieldError),
  });
};

const barMessages: Readonly<Record<ClientBar, string>> = {
  disabled: '此应用已停用|||This app is disabled',
  not_approved: '此应用尚未通过审核|||This app has not been approved yet',
  off_in_unit: '您的学校未启用此应用|||Your school has not switched this app on',
};

const refuse = (error: string, description?: string): DomainError =>
  new DomainError('authorization_refused', {
    message: errorMessageOf(error, description),
    detail: description ?? error,
  });

/** `unitHost` and `response_mode` are not among them: the one is not ours to believe, the other would leave the query. */
const toQuery = (parameters: Parameters): string => {
  const { unitHost: _unused, ...forwarded } = parameters;
  const query = new URLSearchParams({ response_mode: 'query' });
  for (const [name, value] of Object.entries(forwarded)) if (value) query.set(name, value);
  // Staying connected is always asked for (OpenID Connect Core §11); the page of the portal asks in the client's place.
  if (/(?:^| )offline_access(?: |$)/.test(parameters.scope ?? '') && !parameters.prompt)
    query.set('prompt', 'consent');
  return query.toString();
};

const parseRefusal = (body: string): { error: string; error_description?: string } => {
  try {
    return JSON.parse(body);
  } catch {
    return { error: 'server_error' };
  }
};

/** What the provider answered, in the words of the portal. @throws DomainError where nobody may be sent anywhere */
export const toAnswer = ({ status, location, body }: Replayed): Answer => {
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
};

/** Authorizes a client for the signed-in user (specification 0§7), through the provider's own endpoint. */
export const createWebauth =
  ({ database: { db }, replay }: WebauthDeps) =>
  async (parameters: Parameters, principal: Principal, facts: RequestFacts): Promise<Answer> => {
    requireParameters(parameters);
    const client = await createClientStore(db).find(parameters.client_id ?? '');
    if (!client) throw refuse('invalid_client');
    const bar = await findClientBar(db, client, principal.unitId);
    if (bar) throw new DomainError('authorization_refused', { message: barMessages[bar], detail: bar });
    if (!parameters.request_uri && parameters.response_type !== 'code')
      throw refuse('unsupported_response_type');
    return toAnswer(await replay(`/auth?${toQuery(parameters)}`, principal, facts));
  };
