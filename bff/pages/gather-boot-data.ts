import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { type FetchForVisitor, fetchData, fetchUser, type Visitor } from '#bff/registry';
import {
  type LoginPageConfig,
  loginPageConfigSchema,
  myDesktopColor,
  oauthUnitConfig,
  type Prefs,
  parseDecorationSet,
} from '#shared/contracts';
import { findTheme, type Theme } from '#shared/themes';
import { budgetMs } from './budget.ts';

export interface Gathered {
  readonly visitor: Visitor;
  /** The unit whose configuration that is. */
  readonly unitId: string | undefined;
  readonly loginPageConfig: LoginPageConfig | null;
  /** What a known user has arranged; undefined for everybody else, and where it could not be read. */
  readonly prefs: Prefs | undefined;
  /** Of a known user her own, of other visitors that of the unit; undefined where nobody could say. */
  readonly theme: Theme | undefined;
}

export interface BootSources {
  readonly fetchForVisitor: FetchForVisitor;
  readonly findPrefs: (userId: string) => Promise<Prefs>;
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
  const nobody = { id, clientAddress, session: undefined };
  const answer = v.nullable(loginPageConfigSchema);
  return (await fetchData(fetchForVisitor, nobody, path, { answer, timeoutMs: budgetMs })) ?? null;
};

/** The theme of whoever has this session; undefined where the upstream does not say, or not in time. */
const fetchTheme = async (
  fetchForVisitor: FetchForVisitor,
  ctx: RequestContext,
): Promise<Theme | undefined> => {
  if (!ctx.session) return undefined;
  const { answer, path } = myDesktopColor;
  const color = await fetchData(fetchForVisitor, ctx, path, { answer, timeoutMs: budgetMs });
  return color === undefined ? undefined : findTheme(color);
};

/** The first of the themes that a unit gives its sign-in page, or the one of them that the address asks for. */
const themeOfUnit = (config: LoginPageConfig | null, asked: string | null): Theme => {
  const { themeList = [] } = parseDecorationSet(config?.decorationSet) ?? {};
  return findTheme(themeList.find((name) => name === asked) ?? themeList[0]);
};

/**
 * Asks for what the first paint shows, all at once. What is late or broken is left to the shell.
 * @param unitIds whose sign-in page it may be; the first with a configuration counts, else the last
 */
export const gatherBootData = async (
  { fetchForVisitor, findPrefs }: BootSources,
  ctx: RequestContext,
  unitIds: readonly string[],
): Promise<Gathered> => {
  const findConfig = async (unitId: string): Promise<LoginPageConfig | null> =>
    fetchLoginPageConfig(fetchForVisitor, ctx, unitId).catch(() => null);
  const [visitor, configs, ownTheme] = await Promise.all([
    fetchUser(fetchForVisitor, ctx, budgetMs).then(
      (user): Visitor => ({ state: 'known', user }),
      (): Visitor => ({ state: 'unknown' }),
    ),
    Promise.all(unitIds.map(async (unitId) => ({ unitId, config: await findConfig(unitId) }))),
    fetchTheme(fetchForVisitor, ctx).catch(() => undefined),
  ]);
  const user = visitor.state === 'known' ? visitor.user : null;
  const prefs = user ? await findPrefs(user.userId).catch(() => undefined) : undefined;
  const found = configs.find(({ config }) => config !== null) ?? configs.at(-1);
  const loginPageConfig = found?.config ?? null;
  const isAnonymous = visitor.state === 'known' && !user;
  const theme = isAnonymous
    ? themeOfUnit(loginPageConfig, new URLSearchParams(ctx.search).get('theme'))
    : ownTheme;
  return { visitor, unitId: found?.unitId, loginPageConfig, prefs, theme };
};
