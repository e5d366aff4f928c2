import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { type FetchForVisitor, fetchUser, type Visitor } from '#bff/registry';
import {
  envelopeSchema,
  type LoginPageConfig,
  loginPageConfigSchema,
  oauthUnitConfig,
} from '#shared/contracts';

/** A page goes out without what has not come by then, ms. */
const budgetMs = 300;

export interface Gathered {
  readonly visitor: Visitor;
  readonly loginPageConfig: LoginPageConfig | null;
}

/**
 * The configuration of a unit's sign-in page; null where there is none.
 * @throws DomainError when the upstream cannot say, or not in time
 */
export const fetchLoginPageConfig = async (
  fetchForVisitor: FetchForVisitor,
  { id, clientAddress }: RequestContext,
  unitId: string,
): Promise<LoginPageConfig | null> => {
  // Asked as nobody: the configuration is the same for everyone, and a session's renewal must not delay it.
  const path = `${oauthUnitConfig.path}?${new URLSearchParams({ unitId })}`;
  const { body } = await fetchForVisitor({ id, clientAddress, session: undefined }, path, {
    timeoutMs: budgetMs,
  });
  const { status, data } = v.parse(envelopeSchema, body);
  return status === 200 ? v.parse(v.nullable(loginPageConfigSchema), data) : null;
};

/** Asks the upstream for what the first paint shows, all at once. What is late or broken is left to the shell. */
export const gatherBootData = async (
  fetchForVisitor: FetchForVisitor,
  ctx: RequestContext,
  unitId: string | undefined,
): Promise<Gathered> => {
  const [visitor, loginPageConfig] = await Promise.all([
    fetchUser(fetchForVisitor, ctx, budgetMs).then(
      (user): Visitor => ({ state: 'known', user }),
      (): Visitor => ({ state: 'unknown' }),
    ),
    unitId === undefined ? null : fetchLoginPageConfig(fetchForVisitor, ctx, unitId).catch(() => null),
  ]);
  return { visitor, loginPageConfig };
};
