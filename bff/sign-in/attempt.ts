import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import type { CookieKeeper } from '#bff/proxy';
import type { CookieRelay } from '#bff/session';
import type { Upstream, UpstreamText } from '#bff/upstream';
import {
  envelopeSchema,
  isDomainError,
  parseSignInReason,
  type SignInReason,
  type SocialPending,
  socialFolder,
  socialPendingSchema,
} from '#shared/contracts';
import type { SignInCall } from './steps/arrival-step.ts';

/** What came of one call that should sign somebody in. */
export type Outcome =
  | { readonly isSignedIn: true; readonly setCookies: readonly string[]; readonly userId: string | undefined }
  | {
      readonly isSignedIn: false;
      readonly reason: SignInReason;
      /** Seconds until a new try makes sense. */
      readonly wait: number | undefined;
      /** The identity that a third party sent and that no account is bound to. */
      readonly pending: SocialPending | undefined;
      /** Of them only those that are the browser's may be kept. */
      readonly setCookies: readonly string[];
    };

export interface AttemptOptions {
  readonly upstream: Pick<Upstream, 'postUpstream'>;
  readonly relay: CookieRelay;
  readonly keeper: Pick<CookieKeeper, 'isSigningIn'>;
}

/**
 * Makes a sign-in call of the BFF's own.
 * @param isAnonymous without the visitor's session, which then goes on whatever comes of the call
 */
export type Attempt = (
  req: IncomingMessage,
  ctx: RequestContext,
  call: Omit<SignInCall, 'isForAnyone'>,
  isAnonymous: boolean,
) => Promise<Outcome>;

const resultSchema = v.object({ userId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) });

export function createAttempt({ upstream, relay, keeper }: AttemptOptions): Attempt {
  const judge = (
    { httpStatus, text, setCookies, retryAfter }: UpstreamText,
    { path, fallback }: Pick<SignInCall, 'path' | 'fallback'>,
  ): Outcome => {
    const envelope = readEnvelope(text);
    const isSocial = path.startsWith(socialFolder);
    if (envelope?.status === 200 && keeper.isSigningIn(setCookies)) {
      const result = v.safeParse(resultSchema, envelope.data);
      return { isSignedIn: true, setCookies, userId: result.success ? result.output.userId : undefined };
    }
    const isBroken = envelope === undefined || httpStatus >= 500;
    const isUnbound = isSocial && httpStatus === 200 && isBindRequest(envelope);
    const known = isUnbound ? 'social_unbound' : knownReason(envelope?.code, isSocial);
    const reason = known ?? (isBroken ? 'upstream_unavailable' : fallback);
    const unbound = v.safeParse(socialPendingSchema, envelope?.data);
    const pending = reason === 'social_unbound' && unbound.success ? unbound.output : undefined;
    const wait = reason === 'too_many_attempts' ? retryAfter : undefined;
    return { isSignedIn: false, reason, wait, setCookies, pending };
  };

  return async (req, ctx, call, isAnonymous) => {
    const { method = 'POST', path, form } = call;
    const caller = isAnonymous ? { ...ctx, session: undefined } : ctx;
    const relayedPairs = relay.pairsFor(method, path, req.headers.cookie);
    try {
      const { headers } = req;
      return judge(await upstream.postUpstream(caller, path, { method, form, headers, relayedPairs }), call);
    } catch (error) {
      if (!isDomainError(error)) throw error;
      const reason = error.code === 'upstream_timeout' ? error.code : 'upstream_unavailable';
      return { isSignedIn: false, reason, wait: undefined, setCookies: [], pending: undefined };
    }
  };
}

function readEnvelope(text: string) {
  try {
    const parsed = v.safeParse(envelopeSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Status 400 with any code but `invalid_grant` sends the visitor to the bind page (B17). */
function isBindRequest(envelope: ReturnType<typeof readEnvelope>): boolean {
  return envelope?.status === 400 && envelope.code !== 'invalid_grant';
}

/** What a code says; at a third party `invalid_grant` is about the way back, not about a password. */
function knownReason(code: string | undefined, isSocial: boolean): SignInReason | undefined {
  return isSocial && code === 'invalid_grant' ? 'social_expired' : parseSignInReason(code);
}
