import { findMissingParameters, type PayloadOf, type shiyueWebauth } from '#shared/contracts';

type Payload = PayloadOf<typeof shiyueWebauth>;

/** What a client may say beside the parameters of the specification; everything else in the address stays here. */
const names = [
  'client_id',
  'response_type',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'prompt',
  'max_age',
  'login_hint',
  'ui_locales',
  'id_token_hint',
  'acr_values',
  'request_uri',
] as const satisfies readonly (keyof Payload)[];

export interface ClientRequest {
  /** Names of the parameters that it lacks; nothing is asked for as long as there are any. */
  missing: string[];
  payload: Payload;
}

/** Reads the request of a third-party client from the query of the authorize page. */
export function readClientRequest(search: string, unitHost: string): ClientRequest {
  const params = new URLSearchParams(search);
  const given = names.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { missing: findMissingParameters(params), payload: { ...Object.fromEntries(given), unitHost } };
}
