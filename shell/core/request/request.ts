import * as v from 'valibot';
import { type AnswerOf, buildCallPath, type Call, type PayloadOf } from '#shared/contracts';
import { showFailure, unreadableFailure } from './failures.ts';
import type { Outgoing, RawOptions, RequestOptions } from './options.ts';
import { send } from './send.ts';

const quickCalls = new Set(['uaa.oauth.me', 'uaa.oauth.login', 'uaa.oauth.refresh', 'uaa.oauth.logout']);
const quickTimeoutMs = 30_000;

/**
 * Makes a call of the contracts and gives back its checked answer.
 * @param payload as the contract takes it; `{param}` segments of the path are taken out of it
 * @throws RequestError in every case of failure, after it was shown (unless `silent`)
 */
export async function request<C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  options: RequestOptions = {},
): Promise<AnswerOf<C>> {
  const parsed = v.safeParse(call.payload, payload);
  const { path, rest } = buildCallPath(
    call,
    (parsed.success ? parsed.output : payload) as Record<string, unknown>,
  );
  const timeout = options.timeout ?? (quickCalls.has(call.name) ? quickTimeoutMs : undefined);
  const intercepted = call.intercepted && !options.noIntercept;
  const outgoing: Outgoing = { ...call, path, payload: rest, intercepted };
  const data = await send(outgoing, { ...options, timeout });
  const answer = v.safeParse(call.answer, data);
  if (!answer.success) {
    const failure = unreadableFailure(200, answer.issues);
    if (intercepted && !options.silent) showFailure(failure);
    throw failure;
  }
  return answer.output as AnswerOf<C>;
}

/** An untyped GET; `params` travel as a query, with `_t` unless `cached`. Gives the envelope's `data`. */
export function get(
  path: string,
  params: Record<string, unknown> = {},
  options: RawOptions = {},
): Promise<unknown> {
  return raw('GET', path, params, 'query', options);
}

/** An untyped POST; objects travel as a form with dotted keys, arrays (or `json`) as JSON. */
export function post(path: string, payload: unknown = {}, options: RawOptions = {}): Promise<unknown> {
  return raw('POST', path, payload, options.json || Array.isArray(payload) ? 'json' : 'form', options);
}

/** A multipart POST. A payload that is no object fails with `data` '文件类型错误' and status 501 (D04). */
export function upload(path: string, payload: unknown, options: RawOptions = {}): Promise<unknown> {
  return raw('POST', path, payload, 'multipart', options);
}

function raw(
  method: Outgoing['method'],
  path: string,
  payload: unknown,
  encoding: Outgoing['encoding'],
  options: RawOptions,
): Promise<unknown> {
  const { reply = 'envelope', cached = false, noIntercept = false } = options;
  return send({ method, path, encoding, payload, reply, cached, intercepted: !noIntercept }, options);
}
