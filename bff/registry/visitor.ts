import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import {
  DomainError,
  envelopeSchema,
  findPending,
  isDomainError,
  oauthMe,
  type SessionUser,
  sessionUserSchema,
} from '#shared/contracts';

/** The part of the upstream that asks for a visitor. */
export type FetchForVisitor = (
  caller: Pick<RequestContext, 'id' | 'clientAddress' | 'session'>,
  path: string,
  options: { timeoutMs: number },
) => Promise<{ readonly httpStatus: number; readonly body: unknown }>;

/**
 * Asks the upstream who the visitor is, and notes it in the session. Null when nobody is signed in; without a session nobody is asked.
 * @throws DomainError when the upstream cannot say, or not in time
 */
export async function fetchUser(
  fetchForVisitor: FetchForVisitor,
  ctx: RequestContext,
  timeoutMs: number,
): Promise<SessionUser | null> {
  if (!ctx.session) return null;
  const { body } = await fetchForVisitor(ctx, oauthMe.path, { timeoutMs });
  const { status, data } = v.parse(envelopeSchema, body);
  if (status === 401) return null;
  if (status !== 200) throw new Error(`oauth/me answered ${status}`);
  const user = v.parse(v.nullable(sessionUserSchema), data);
  ctx.session.userId = user?.userId;
  ctx.session.language = user?.language;
  ctx.session.unitId = user?.unitId;
  return user;
}

/**
 * What the upstream was asked, for routes that cannot go on without knowing.
 * @throws DomainError when the upstream cannot say, `upstream_invalid` when nobody understands what it says
 */
export function throwOnFailure<Value>(asking: Promise<Value>): Promise<Value> {
  return asking.catch((cause: unknown) => {
    throw isDomainError(cause) ? cause : new DomainError('upstream_invalid', { cause });
  });
}

/**
 * Who is signed in, for routes that cannot go on without knowing.
 * @throws DomainError as {@link throwOnFailure}, `second_step_required` or `password_change_required` while her sign-in lacks something
 */
export async function requireUser(
  fetchForVisitor: FetchForVisitor,
  ctx: RequestContext,
  timeoutMs: number,
): Promise<SessionUser | null> {
  const user = await throwOnFailure(fetchUser(fetchForVisitor, ctx, timeoutMs));
  const pending = user && findPending(user);
  if (pending) throw new DomainError(pending.code);
  return user;
}
