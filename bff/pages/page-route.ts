import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Drawings } from '#bff/drawings';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { mayOpen, type Visitor, visibleRemotes } from '#bff/registry';
import { isSharedDevice } from '#bff/session';
import { type AccessData, canOpen } from '#shared/app-access';
import { findIconOfPath, fullIconName } from '#shared/app-icons';
import {
  type BootData,
  type BuildManifest,
  defaultHomeRules,
  findRemoteOfPath,
  type HomeRules,
  type IconGroup,
  type Language,
  type Prefs,
  type RegistryEntry,
} from '#shared/contracts';
import type { FrameData } from '#shared/frame-data';
import { localName } from '#shared/names';
import { budgetMs, verdictMs } from './budget.ts';
import { findPage, isPageRequest, type Page } from './find-page.ts';
import { findFirstNotice } from './first-notice.ts';
import { type AccessSources, admitPage, gatherAccess, withoutClosed } from './gather-access.ts';
import { gatherApps } from './gather-apps.ts';
import { type Asker, gatherAsker } from './gather-asker.ts';
import { type BootSources, type Gathered, gatherBootData } from './gather-boot-data.ts';
import { gatherFrame } from './gather-frame.ts';
import { renderPage } from './html.ts';
import { decideLanguage } from './page-language.ts';
import { findRedirect } from './page-redirect.ts';
import { pageText } from './page-texts.ts';
import { preloadFor } from './preload.ts';
import { sendPage } from './send-page.ts';
import { takeSignedOut } from './signed-out.ts';

export interface PageRouteOptions extends BootSources, AccessSources {
  /** What is deployed, as this request gets to see it. */
  readonly manifestFor: (ctx: RequestContext) => BuildManifest;
  /** The pinned public origin. */
  readonly publicOrigin: string;
  /** Unit that the login page greets with; undefined greets for none. */
  readonly defaultUnitId: string | undefined;
  /** Where users go after a sign-in; default the homes of the specification. */
  readonly homeRules?: HomeRules | undefined;
  /** Addresses of the authorize page beside those with the segment. Default none. */
  readonly authorizePaths?: readonly string[];
  /** What a user has arranged; `timeoutMs` is how long the page waits for it. */
  readonly findPrefs: (ctx: RequestContext, userId: string, timeoutMs: number) => Promise<Prefs>;
  /** The picture at a path as a part of the page, where it is known. Default none is. */
  readonly findDrawing?: Drawings['find'] | undefined;
  /** Takes the user name that a redirect to the sign-in page left in the visitor's cookies; default none. */
  readonly takeUsername?: (req: IncomingMessage, res: ServerResponse) => string | undefined;
  /** The third-party identity that waits in this browser to be bound; default none. */
  readonly findSocialPending?: (req: IncomingMessage) => BootData['socialPending'];
  /** Whether the visitor has a session that cannot be read now: nobody then knows who it is. Default never. */
  readonly isSessionLost?: (ctx: RequestContext) => boolean;
  /** Test mode only: whether this request asks for a page without boot data. */
  readonly isCutShort?: (ctx: RequestContext) => boolean;
}

const unitNameOf = (config: Gathered['loginPageConfig'], language: Language): string | undefined =>
  localName(language, config?.unitName, config?.unitEnName) || undefined;

interface PageParts {
  readonly access: AccessData;
  readonly icons: IconGroup[] | undefined;
  /** Of a known user's framed page. */
  readonly frame: FrameData | undefined;
  /** What a known user has arranged; undefined for everybody else, and where it could not be read. */
  readonly prefs: Prefs | undefined;
  /** The app that sent the visitor to sign in. */
  readonly asker: Asker | undefined;
}

/** A visitor who is not known yet gets the addressed remote as well: a slow upstream must not look like a refusal. */
const registryFor = (manifest: BuildManifest, page: Page, visitor: Visitor): RegistryEntry[] => {
  const registry = visibleRemotes(manifest, visitor);
  if (page.kind !== 'remote' || visitor.state === 'known') return registry;
  const addressed = page.remote;
  return registry.some(({ name }) => name === addressed.name) ? registry : [...registry, addressed];
};

/** The unit whose sign-in page a link asks for; the portal's own host is that of the default unit. */
const findAskedUnit = (search: string): string | undefined =>
  /^[\w-]{1,64}$/.exec(new URLSearchParams(search).get('unitId') ?? '')?.[0];

/** Answers every page of the portal: HTML with boot data, or a redirect. Never stored by anyone. */
export const createPageRoute = (options: PageRouteOptions) => {
  const {
    manifestFor,
    publicOrigin,
    defaultUnitId,
    homeRules = defaultHomeRules,
    findDrawing = () => undefined,
    takeUsername = () => undefined,
    findSocialPending = () => null,
    isSessionLost = () => false,
    isCutShort = () => false,
  } = options;

  const show = (
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    page: Page,
    manifest: BuildManifest,
    { access, icons, frame, prefs, asker, ...gathered }: Gathered & PageParts,
    language: Language,
  ): void => {
    const { visitor, unitId, loginPageConfig, theme } = gathered;
    const remote = page.kind === 'remote' ? page.remote : undefined;
    const isOpen = remote !== undefined && (visitor.state === 'unknown' || mayOpen(remote, visitor));
    const { user } = visitor.state === 'known' ? visitor : { user: null };
    // An app that stands on the user's desktop has a page, even where it says only that it is not opened.
    const isAppClosed = !isOpen && !findRemoteOfPath(ctx.pathname, manifest.remotes);
    const closedApp = isAppClosed && user && icons ? findIconOfPath(icons, ctx.pathname, user) : undefined;
    const httpStatus = isOpen || closedApp ? 200 : remote === undefined ? 404 : 403;
    const refusal = remote === undefined ? 'notFound' : 'forbidden';
    const isLogin = page.kind === 'remote' && page.isLogin;
    const nonce = randomBytes(16).toString('base64url');
    const session: BootData['session'] =
      visitor.state === 'known' ? visitor : { state: 'unknown', user: null };
    const registry = registryFor(manifest, page, visitor);
    const bootData: BootData = {
      language,
      session,
      loginPageConfig,
      socialPending: page.kind === 'remote' && page.isBind ? findSocialPending(req) : null,
      prefs,
      icons,
      frame,
      access,
      asker: asker?.client?.[language],
      registry,
      remote: remote?.name ?? null,
      unitId: unitId ?? null,
      homeRules,
      build: manifest.build,
      requestId: ctx.id,
    };
    const html = renderPage({
      language,
      title: isOpen
        ? remote.names[language]
        : closedApp
          ? fullIconName(closedApp, language)
          : pageText(refusal, language),
      nonce,
      look: { theme, prefs },
      entry: manifest.shell.entry,
      preload: preloadFor(manifest, isOpen ? remote : undefined, language),
      frame: remote?.frame ?? 'framed',
      notice: findFirstNotice(frame, prefs, language),
      signInForm:
        isLogin && visitor.state === 'known'
          ? {
              language,
              heading: unitNameOf(loginPageConfig, language) ?? pageText('portal', language),
              asker: asker?.client?.[language],
              username: takeUsername(req, res) ?? asker?.username ?? undefined,
              isShared: isSharedDevice(req.headers.cookie),
              hasSignedOut: takeSignedOut(req, res),
              search: ctx.search,
            }
          : undefined,
      firstApps:
        isOpen && remote.firstFrame === 'apps' && icons && user
          ? {
              groups: icons,
              user,
              prefs,
              language,
              children: frame?.overview ?? [],
              findDrawing,
              canOpen: (address) =>
                canOpen(address, { remotes: registry, pagePrefixes: access.pagePrefixes }),
            }
          : undefined,
      bootData: isCutShort(ctx) ? undefined : bootData,
    });
    sendPage(res, { httpStatus, html, nonce });
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const { pathname, search } = ctx;
    const manifest = manifestFor(ctx);
    const page = findPage(pathname, manifest, options.authorizePaths);
    const unitIds = [
      page.kind === 'remote' && !page.remote.audience.signedIn ? findAskedUnit(search) : undefined,
      defaultUnitId,
    ];
    const askedUnits = unitIds.filter((unitId) => unitId !== undefined);
    const [found, access, asker] = await Promise.all([
      gatherBootData(options, ctx, askedUnits),
      gatherAccess(options, ctx, page),
      gatherAsker(options, ctx, page),
    ]);
    const visitor: Visitor = isSessionLost(ctx) ? { state: 'unknown' } : found.visitor;
    const userAgent = req.headers['user-agent'] ?? '';
    const address = { pathname, search, origin: publicOrigin, userAgent };
    const location = findRedirect(page, visitor, address, homeRules);
    if (location !== undefined) {
      answerRedirect(res, ctx, location);
      return;
    }
    const admitted = admitPage(page, visitor, ctx, access);
    // A route that the menu does not have closes its page only, never the app.
    const isAppOpen = admitPage(page, visitor, { pathname, search: '' }, access) === page;
    const addressed = page.kind === 'remote' ? page.remote.name : undefined;
    const user = visitor.state === 'known' ? visitor.user : null;
    const isFramed = page.kind !== 'remote' || page.remote.frame === 'framed';
    const hasApps = page.kind === 'remote' && page.remote.firstFrame === 'apps';
    const [offered, icons, frame, prefs] = await Promise.all([
      withoutClosed(options, ctx, manifest, visitor, { addressed, isAddressedOpen: isAppOpen }),
      user && isFramed
        ? gatherApps(options.fetchForVisitor, ctx, user, page.kind === 'unknown' ? verdictMs : budgetMs)
        : undefined,
      user && isFramed ? gatherFrame(options.fetchForVisitor, ctx, user, { hasApps }) : undefined,
      user ? options.findPrefs(ctx, user.userId, budgetMs).catch(() => undefined) : undefined,
    ]);
    const ofAccount = (visitor.state === 'known' ? visitor.user : ctx.session)?.language;
    const language = decideLanguage(
      { search, headers: req.headers, ofAccount, ofClient: asker?.language },
      found.loginPageConfig?.defaultLanguage,
      page.kind === 'remote' ? page.remote.config?.langType : undefined,
    );
    show(
      req,
      res,
      ctx,
      admitted,
      offered,
      { ...found, visitor, access, icons, frame, prefs, asker },
      language,
    );
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (isPageRequest(req.method, getContext(req).pathname, req.headers)) answer(req, res).catch(next);
    else next();
  };
};
