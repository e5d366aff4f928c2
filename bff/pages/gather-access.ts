import type { RequestContext } from '#bff/http';
import { type Menus, mayOpen, menuCodeOf, type Visitor } from '#bff/registry';
import { type AccessData, isInMenu } from '#shared/app-access';
import type { BuildManifest } from '#shared/contracts';
import { budgetMs } from './budget.ts';
import type { Page } from './find-page.ts';

export interface AccessSources {
  readonly menus: Menus;
  /** Below these paths stand pages of other servers. Default none. */
  readonly pagePrefixes?: readonly string[] | undefined;
  /** Version of the services behind; null where they do not say. */
  readonly findServerVersion: (ctx: RequestContext) => Promise<string | null>;
}

/** Asks for what the gate in front of the addressed app wants to know. What is late or broken is left to the shell. */
export async function gatherAccess(
  { menus, findServerVersion, pagePrefixes = [] }: AccessSources,
  ctx: RequestContext,
  page: Page,
): Promise<AccessData> {
  const fetchMenu = async (): Promise<AccessData['menu']> => {
    if (page.kind !== 'remote' || !ctx.session || !menus.isAskedFor(page.remote, ctx.pathname)) return null;
    const code = menuCodeOf(page.remote);
    return { code, tree: await menus.fetch(ctx, code, budgetMs) };
  };
  const [menu, serverVersion] = await Promise.all([fetchMenu().catch(() => null), findServerVersion(ctx)]);
  return { rules: menus.rules, pagePrefixes: [...pagePrefixes], serverVersion, menu };
}

/**
 * The page as the visitor's menu leaves it: without an entry there it does not exist. It stays where the menu is not known, and
 * where the app is for other users: that is said in a way of its own.
 */
export function admitPage(
  page: Page,
  visitor: Visitor,
  { pathname, search }: Pick<RequestContext, 'pathname' | 'search'>,
  { menu, rules }: AccessData,
): Page {
  if (page.kind !== 'remote' || visitor.state !== 'known' || visitor.user === null || !menu) return page;
  if (!mayOpen(page.remote, visitor)) return page;
  const address = { path: pathname, search, hash: '' };
  return isInMenu(address, visitor.user.userType, menu.tree, rules) ? page : { kind: 'unknown' };
}

/** The build without the remotes that the visitor has nothing of in the menu, the addressed one by its own verdict. */
export async function withoutClosed(
  { menus }: Pick<AccessSources, 'menus'>,
  ctx: RequestContext,
  manifest: BuildManifest,
  visitor: Visitor,
  { addressed, isAddressedOpen }: { addressed: string | undefined; isAddressedOpen: boolean },
): Promise<BuildManifest> {
  const user = visitor.state === 'known' ? visitor.user : null;
  const others = manifest.remotes.filter(({ name }) => name !== addressed);
  const options = { timeoutMs: budgetMs, whenUnknown: 'close', mayBeKept: true } as const;
  const closed = await menus.findClosed(ctx, { remotes: others }, user, options);
  const remotes = manifest.remotes.filter(({ name }) =>
    name === addressed ? isAddressedOpen : !closed.has(name),
  );
  return { ...manifest, remotes };
}
