import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { menuCodeOf, type Visitor } from '#bff/registry';
import type { AccessData } from '#shared/app-access';
import { framesRemote } from '#shared/app-kinds';
import { type BuildManifest, defaultHomeRules, type Language } from '#shared/contracts';
import { budgetMs, verdictMs } from './budget.ts';
import { findPage, isPageRequest, type Page } from './find-page.ts';
import { admitPage, gatherAccess, withoutClosed } from './gather-access.ts';
import { gatherApps } from './gather-apps.ts';
import { gatherBootData } from './gather-boot-data.ts';
import { gatherFrame } from './gather-frame.ts';
import { gatherRequestingApp } from './gather-requesting-app.ts';
import { decideLanguage } from './page-language.ts';
import type { GatheredPage, PageRouteOptions } from './page-parts.ts';
import { findRedirect } from './page-redirect.ts';
import { showPage } from './show-page.ts';

/** Answers every page of the portal: HTML with boot data, or a redirect. Never stored by anyone. */
export function createPageRoute(options: PageRouteOptions) {
  const { publicOrigin, homeRules = defaultHomeRules, isSessionLost = () => false } = options;
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const { pathname, search } = ctx;
    const deployed = options.manifestFor(ctx);
    const likely = await findLikelyPage(options, ctx, deployed);
    const [found, likelyAccess, requestingApp] = await Promise.all([
      gatherBootData(options, ctx, {
        unitIds: unitsOf(likely, search, options.defaultUnitId),
        userMs: needsApps(likely) ? verdictMs : budgetMs,
      }),
      gatherAccess(options, ctx, likely),
      gatherRequestingApp(options, ctx, likely),
      ctx.session && options.released.ensureFresh(ctx, budgetMs),
    ]);
    const visitor: Visitor = isSessionLost(ctx) ? { state: 'unknown' } : found.visitor;
    const manifest = options.released.addFor(ctx, deployed, visitor);
    const page = pageFor(options, ctx, { likely, manifest, visitor });
    const access = await accessTo(options, ctx, { page, likely, likelyAccess });
    const userAgent = req.headers['user-agent'] ?? '';
    const address = { pathname, search, origin: publicOrigin, userAgent };
    const location = findRedirect(page, visitor, address, homeRules);
    if (location !== undefined) {
      answerRedirect(res, ctx, location);
      return;
    }
    const arrived = { req, res, ctx, ...found, visitor, access, requestingApp };
    showPage(options, {
      ...arrived,
      ...(await gatherContent(options, ctx, { page, manifest, visitor, access })),
      page: admitPage(page, visitor, ctx, access),
      language: languageOf(page, arrived),
    });
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (isPageRequest(req.method, getContext(req).pathname, req.headers)) answer(req, res).catch(next);
    else next();
  };
}

/** What an address is, before it is known who asks: an app from outside has its version from her unit. */
async function findLikelyPage(
  { released, authorizePaths }: PageRouteOptions,
  ctx: RequestContext,
  deployed: BuildManifest,
): Promise<Page> {
  const find = (): Page =>
    findPage(ctx.pathname, released.addLikely(ctx, deployed, ctx.pathname), authorizePaths);
  const page = find();
  // It may belong to an app that came a moment ago.
  const fresh = page.kind === 'unknown' ? released.ensureFresh(ctx, budgetMs) : undefined;
  if (!fresh) return page;
  await fresh;
  return find();
}

/** The page as the visitor has it. Who is not signed in is sent to sign in first, as for every app. */
function pageFor(
  { authorizePaths }: PageRouteOptions,
  { pathname }: RequestContext,
  { likely, manifest, visitor }: { likely: Page; manifest: BuildManifest; visitor: Visitor },
): Page {
  const isSignedIn = visitor.state === 'known' && visitor.user !== null;
  const isShipped = likely.kind === 'remote' && likely.remote.release === undefined;
  if (isShipped || !isSignedIn) return likely;
  return findPage(pathname, manifest, authorizePaths);
}

/** What was asked for the likely page, where it holds for the page; else it is asked for now. */
function accessTo(
  options: PageRouteOptions,
  ctx: RequestContext,
  { page, likely, likelyAccess }: { page: Page; likely: Page; likelyAccess: AccessData },
): AccessData | Promise<AccessData> {
  if (page === likely || page.kind !== 'remote') return likelyAccess;
  const isAskedFor = options.menus.isAskedFor(page.remote, ctx.pathname);
  const code = isAskedFor ? menuCodeOf(page.remote) : undefined;
  const isSame = likelyAccess.menu?.code === code;
  return isSame ? likelyAccess : gatherAccess(options, ctx, page);
}

/** Whether it is nothing without user and apps: they say which closed app it is, or which origin its policy names. */
function needsApps(page: Page): boolean {
  return page.kind === 'unknown' || (page.kind === 'remote' && page.remote.name === framesRemote);
}

/** Whose sign-in page it may be: that of the unit in the address, else the portal's own. */
function unitsOf(page: Page, search: string, defaultUnitId: string | undefined): string[] {
  const asked = page.kind === 'remote' && !page.remote.audience.signedIn ? findAskedUnit(search) : undefined;
  return [asked, defaultUnitId].filter((unitId) => unitId !== undefined);
}

/** What a page starts with, once it is certain that it is shown: asked for all at once. */
async function gatherContent(
  options: PageRouteOptions,
  ctx: RequestContext,
  {
    page,
    manifest: deployed,
    visitor,
    access,
  }: Pick<GatheredPage, 'page' | 'manifest' | 'visitor' | 'access'>,
) {
  const { fetchForVisitor } = options;
  // A route that the menu does not have closes its page only, never the app.
  const isAppOpen = admitPage(page, visitor, { pathname: ctx.pathname, search: '' }, access) === page;
  const addressed = page.kind === 'remote' ? page.remote.name : undefined;
  const user = visitor.state === 'known' ? visitor.user : null;
  const isFramed = page.kind !== 'remote' || page.remote.frame === 'framed';
  const hasApps = page.kind === 'remote' && page.remote.firstFrame === 'apps';
  const appsMs = needsApps(page) ? verdictMs : budgetMs;
  const [manifest, icons, frame, prefs] = await Promise.all([
    withoutClosed(options, ctx, deployed, visitor, { addressed, isAddressedOpen: isAppOpen }),
    user && isFramed ? gatherApps(fetchForVisitor, ctx, user, appsMs) : undefined,
    user && isFramed ? gatherFrame(fetchForVisitor, ctx, user, { hasApps }) : undefined,
    user ? options.findPrefs(ctx, user.userId, budgetMs).catch(() => undefined) : undefined,
  ]);
  return { manifest, icons, frame, prefs };
}

function languageOf(
  page: Page,
  {
    req,
    ctx,
    visitor,
    requestingApp,
    loginPageConfig,
  }: Pick<GatheredPage, 'req' | 'ctx' | 'visitor' | 'requestingApp' | 'loginPageConfig'>,
): Language {
  const ofAccount = (visitor.state === 'known' ? visitor.user : ctx.session)?.language;
  return decideLanguage(
    { search: ctx.search, headers: req.headers, ofAccount, ofClient: requestingApp?.language },
    loginPageConfig?.defaultLanguage,
    page.kind === 'remote' ? page.remote.config?.langType : undefined,
  );
}

/** The unit whose sign-in page a link asks for; the portal's own host is that of the default unit. */
function findAskedUnit(search: string): string | undefined {
  return /^[\w-]{1,64}$/.exec(new URLSearchParams(search).get('unitId') ?? '')?.[0];
}
