import type * as v from 'valibot';
import { type Call, DomainError } from '#shared/contracts';
import { checkPayload } from './check-payload.ts';
import { type Cookies, findAccessToken } from './cookies.ts';
import type { LoadPrincipal, Principal } from './principal.ts';
import type { ReadMultipart } from './read-multipart.ts';
import type { FileReply, RefusedReply, Reply } from './reply.ts';
import type { RequestDetails } from './request-details.ts';
import type { StreamReply } from './stream-reply.ts';

type Schema = v.GenericSchema;

/** A request as it arrived, before anything about it is believed. */
export interface RawRequest {
  readonly payload: unknown;
  readonly request: RequestDetails;
  readonly cookies: Cookies;
  /** Of calls whose body is multipart: it is still unread. */
  readonly readMultipart: ReadMultipart;
}

/** What a handler is given: the payload has passed the schema of the call. */
export interface PublicInput<Payload> {
  readonly payload: Payload;
  readonly request: RequestDetails;
  readonly cookies: Cookies;
}

export interface SignedInInput<Payload> extends PublicInput<Payload> {
  readonly principal: Principal;
}

/** The data of the answer, alone or with cookies; a refusal with data or cookies; a `FileReply` or `StreamReply` for calls that answer a file. */
export type HandlerResult<Data> = Data | Reply<Data> | RefusedReply | FileReply | StreamReply;

/** Who stands before the handlers of all calls. */
export interface Gate {
  readonly loadPrincipal: LoadPrincipal;
  /** Refuses who may not send this call, whatever it holds: ahead of its payload. @throws DomainError */
  readonly checkCaller: (call: Call, principal: Principal) => Promise<void>;
  /** Refuses what this session may not ask for without a fresh sign-in. The payload has passed the schema. @throws DomainError */
  readonly checkProof: (call: Call, payload: unknown, principal: Principal) => void;
}

/** A call together with the code that answers it. */
export interface Route {
  readonly call: Call;
  readonly handle: (raw: RawRequest, gate: Gate) => Promise<unknown>;
}

/**
 * Answers a call that needs a session. Who is not signed in, or may not send it, is refused before the payload is looked at.
 * @throws TypeError when the call is public: use `answerPublic`.
 */
export function answer<P extends Schema, A extends Schema>(
  call: Call<P, A>,
  handler: (input: SignedInInput<v.InferOutput<P>>) => Promise<HandlerResult<v.InferInput<A>>>,
): Route {
  requireAudience(call, 'signed-in');
  return {
    call,
    handle: async (raw, gate) => {
      const principal = await findPrincipal(raw, gate);
      if (!principal) throw new DomainError('not_signed_in');
      await gate.checkCaller(call, principal);
      const payload = checkPayload(call.payload, raw.payload);
      gate.checkProof(call, payload, principal);
      return handler({ ...raw, payload, principal });
    },
  };
}

/**
 * Answers a call that needs no session.
 * @throws TypeError when the call needs one: use `answer`.
 */
export function answerPublic<P extends Schema, A extends Schema>(
  call: Call<P, A>,
  handler: (input: PublicInput<v.InferOutput<P>>) => Promise<HandlerResult<v.InferInput<A>>>,
): Route {
  requireAudience(call, 'public');
  return {
    call,
    handle: async (raw) => handler({ ...raw, payload: checkPayload(call.payload, raw.payload) }),
  };
}

/** Undefined when nobody is signed in. */
export async function findPrincipal(
  { cookies }: Pick<RawRequest, 'cookies'>,
  { loadPrincipal }: Gate,
): Promise<Principal | undefined> {
  const token = findAccessToken(cookies);
  return token ? loadPrincipal(token) : undefined;
}

function requireAudience(call: Call, audience: Call['audience']): void {
  if (call.audience !== audience) throw new TypeError(`${call.name} has the audience ${call.audience}`);
}
