import type * as v from 'valibot';
import type { CallMeaning } from './call-meaning.ts';
import type { Need } from './needs.ts';

type AnySchema = v.GenericSchema;

/** How the payload travels (D02, D03, D04): `form` nests keys with dots, `none` sends nothing. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart' | 'none';

/** What the body of the answer is: the envelope, plain JSON, plain text, or a file. */
export type Reply = 'envelope' | 'bare' | 'text' | 'file';

/** One call of the specification: everything that the client, the platform and the API document need to know. */
export interface Call<Payload extends AnySchema = AnySchema, Answer extends AnySchema = AnySchema>
  extends CallMeaning {
  /** Stable name, `<service>.<topic>.<verb>`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path with `{param}` segments that are taken out of the payload. */
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  readonly payload: Payload;
  /** Schema of the envelope's `data`, or of the body when `reply` is not `envelope`. */
  readonly answer: Answer;
  readonly reply: Reply;
  /** False for the calls that bypass toasts, refresh and re-login (`noIntercept`). */
  readonly intercepted: boolean;
  /** A cached GET goes out without the `_t` timestamp. */
  readonly cached: boolean;
  /**
   * Any of these opens the call to a user who is signed in. Empty for public calls. The platform asks for them ahead of every handler
   * (ADR 163), pages ahead of what they show.
   */
  readonly needs: readonly Need[];
  /** What it is for, one sentence for the API document. */
  readonly summary: string;
  /** Rule of the specification that it belongs to, such as `B02`; or `portal` for calls of our own. */
  readonly source: string;
}

export type PayloadOf<C> = C extends Call<infer P, AnySchema> ? v.InferInput<P> : never;
export type ParsedPayloadOf<C> = C extends Call<infer P, AnySchema> ? v.InferOutput<P> : never;
export type AnswerOf<C> = C extends Call<AnySchema, infer A> ? v.InferOutput<A> : never;

type CallInput<P extends AnySchema, A extends AnySchema> = Pick<
  Call<P, A>,
  'name' | 'method' | 'path' | 'effect' | 'payload' | 'answer' | 'summary' | 'source'
> &
  Partial<Pick<Call<P, A>, 'encoding' | 'reply' | 'intercepted' | 'cached' | keyof CallMeaning>> &
  Opening;

/** A call that needs a session says what it needs besides; one or several things, any of which opens it. */
type Opening =
  | { readonly audience: 'public'; readonly needs?: never }
  | { readonly audience?: 'signed-in'; readonly needs: Need | readonly [Need, ...Need[]] };

/**
 * Defines a call with the defaults of the specification: GET sends a query, POST a form. The answer is an envelope,
 * interception is on, nothing is cached. Pages send the call, and it needs a session. Effect and needs have no default.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<P extends AnySchema, A extends AnySchema>(input: CallInput<P, A>): Call<P, A> {
  return {
    encoding: input.method === 'GET' ? 'query' : 'form',
    reply: 'envelope',
    intercepted: true,
    cached: false,
    caller: 'page',
    upload: input.encoding === 'multipart',
    audience: 'signed-in',
    ...input,
    needs: [input.needs ?? []].flat(),
  };
}
