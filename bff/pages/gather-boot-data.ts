import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { type FetchForVisitor, fetchData, fetchUser, type Visitor } from '#bff/registry';
import {
  type LoginPageConfig,
  loginPageConfigSchema,
  myDesktopColor,
  oauthUnitConfig,
  parseDecorationSet,
} from '#shared/contracts';
import { findTheme, isTheme, type Theme } from '#shared/themes';
import { budgetMs } from './budget.ts';

export interface Gathered {
  readonly visitor: Visitor;
  /** The unit whose configuration that is. */
  readonly unitId: string | undefined;
  readonly loginPageConfig: LoginPageConfig | null;
  /** Of a known user her own, of other visitors that of the unit; undefined where nobody could say. */
  readonly theme: Theme | undefined;
}

export interface BootSources {
  readonly fetchForVisitor: FetchForVisitor;
}

/**
 * The configuration of a unit's sign-in page; null where there is none.
 * @throws DomainError when the upstream cannot say, or not in time
 */
export async function fetchLoginPageConfig(
  fetchForVisitor: FetchForVisitor,
  { id, clientAddress }: RequestContext,
  unitId: string,
): Promise<LoginPageConfig | null> {
  // Asked as nobody: the configuration is the same for everyone, and a session's renewal must not delay it.
  const path = `${oauthUnitConfig.path}?${new URLSearchParams({ unitId })}`;
  const nobody = { id, clientAddress, session: undefined };
  const answer = v.nullable(loginPageConfigSchema);
  return (await fetchData(fetchForVisitor, nobody, path, { answer, timeoutMs: budgetMs })) ?? null;
}

export interface BootQuestions {
  /** Whose sign-in page it may be; the first with a configuration counts, else the last. */
  readonly unitIds: readonly string[];
  /** How long the page waits for who asks, ms. */
  readonly userMs: number;
}

/** Asks for what the first paint shows, all at once. What is late or broken is left to the shell. */
export async function gatherBootData(
  { fetchForVisitor }: BootSources,
  ctx: RequestContext,
  { unitIds, userMs }: BootQuestions,
): Promise<Gathered> {
  const findConfig = async (unitId: string): Promise<LoginPageConfig | null> =>
    fetchLoginPageConfig(fetchForVisitor, ctx, unitId).catch(() => null);
  const [visitor, configs, ownTheme] = await Promise.all([
    fetchUser(fetchForVisitor, ctx, userMs).then(
      (user): Visitor => ({ state: 'known', user }),
      (): Visitor => ({ state: 'unknown' }),
    ),
    Promise.all(unitIds.map(async (unitId) => ({ unitId, config: await findConfig(unitId) }))),
    fetchTheme(fetchForVisitor, ctx).catch(() => undefined),
  ]);
  const user = visitor.state === 'known' ? visitor.user : null;
  const found = configs.find(({ config }) => config !== null) ?? configs.at(-1);
  const loginPageConfig = found?.config ?? null;
  const isAnonymous = visitor.state === 'known' && !user;
  const theme = isAnonymous
    ? themeOfUnit(loginPageConfig, new URLSearchParams(ctx.search).get('theme'))
    : ownTheme;
  return { visitor, unitId: found?.unitId, loginPageConfig, theme };
}

/** The theme of the user of this session; undefined where the upstream does not say, or not in time. */
async function fetchTheme(fetchForVisitor: FetchForVisitor, ctx: RequestContext): Promise<Theme | undefined> {
  if (!ctx.session) return undefined;
  const { answer, path } = myDesktopColor;
  const color = await fetchData(fetchForVisitor, ctx, path, { answer, timeoutMs: budgetMs });
  return color === undefined ? undefined : findTheme(color);
}

/** What the address asks for (Q16), where it is a theme; else the first that the unit gives its sign-in page. */
function themeOfUnit(config: LoginPageConfig | null, asked: string | null): Theme {
  const { themeList = [] } = parseDecorationSet(config?.decorationSet) ?? {};
  return findTheme(asked !== null && isTheme(asked) ? asked : themeList[0]);
}
