import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Drawings } from '#bff/drawings';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { mayOpen, type Visitor, visibleRemotes } from '#bff/registry';
import { isSharedDevice } from '#bff/session';
import type { AccessData } from '#shared/app-access';
import {
  type BootData,
  type BuildManifest,
  defaultHomeRules,
  type HomeRules,
  type IconGroup,
  type Language,
  type RegistryEntry,
} from '#shared/contracts';
import { findPage, isPageRequest, type Page } from './find-page.ts';
import { type AccessSources, admitPage, gatherAccess, withoutClosed } from './gather-access.ts';
import { gatherApps } from './gather-apps.ts';
import { type BootSources, type Gathered, gatherBootData } from './gather-boot-data.ts';
import { renderPage } from './html.ts';
import { findPageLanguage } from './page-language.ts';
import { findRedirect } from './page-redirect.ts';
import { pageText } from './page-texts.ts';
import { sendPage } from './send-page.ts';

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
  (language === 'en' && config?.unitEnName) || config?.unitName || undefined;

type RemotePage = Extract<Page, { kind: 'remote' }>;

/** A visitor who is not known yet gets the addressed remote as well: a slow upstream must not look like a refusal. */
const registryFor = (manifest: BuildManifest, page: Page, visitor: Visitor): RegistryEntry[] => {
  const registry = visibleRemotes(manifest, visitor);
  if (page.kind !== 'remote' || visitor.state === 'known') return registry;
  const addressed = page.remote;
  return registry.some(({ name }) => name === addressed.name) ? registry : [...registry, addressed];
};

const preloadFor = (
  { shell }: BuildManifest,
  remote: RemotePage['remote'] | undefined,
  language: Language,
) => {
  const messages =
    language === 'en'
      ? [...shell.preloadEnglish, ...(remote?.preloadEnglish ?? [])]
      : [...shell.preloadChinese, ...(remote?.preloadChinese ?? [])];
  return [...new Set([...shell.preload, ...(remote?.preload ?? []), ...messages])];
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
    { access, icons, ...gathered }: Gathered & { access: AccessData; icons: IconGroup[] | undefined },
    language: Language,
  ): void => {
    const { visitor, unitId, loginPageConfig, prefs, theme } = gathered;
    const remote = page.kind === 'remote' ? page.remote : undefined;
    const isOpen = remote !== undefined && (visitor.state === 'unknown' || mayOpen(remote, visitor));
    const httpStatus = remote === undefined ? 404 : isOpen ? 200 : 403;
    const refusal = remote === undefined ? 'notFound' : 'forbidden';
    const isLogin = page.kind === 'remote' && page.isLogin;
    const nonce = randomBytes(16).toString('base64url');
    const session: BootData['session'] =
      visitor.state === 'known' ? visitor : { state: 'unknown', user: null };
    const bootData: BootData = {
      language,
      session,
      loginPageConfig,
      socialPending: page.kind === 'remote' && page.isBind ? findSocialPending(req) : null,
      prefs,
      icons,
      access,
      registry: registryFor(manifest, page, visitor),
      remote: remote?.name ?? null,
      unitId: unitId ?? null,
      homeRules,
      build: manifest.build,
      requestId: ctx.id,
    };
    const html = renderPage({
      language,
      title: isOpen ? remote.names[language] : pageText(refusal, language),
      nonce,
      look: { theme, prefs },
      entry: manifest.shell.entry,
      preload: preloadFor(manifest, isOpen ? remote : undefined, language),
      frame: remote?.frame ?? 'framed',
      signInForm:
        isLogin && visitor.state === 'known'
          ? {
              language,
              heading: unitNameOf(loginPageConfig, language) ?? pageText('portal', language),
              username: takeUsername(req, res),
              isShared: isSharedDevice(req.headers.cookie),
              search: ctx.search,
            }
          : undefined,
      firstApps:
        isOpen && remote.firstFrame === 'apps' && icons && session.user
          ? { groups: icons, user: session.user, prefs, language, findDrawing }
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
    const [found, access] = await Promise.all([
      gatherBootData(options, ctx, askedUnits),
      gatherAccess(options, ctx, page),
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
    const addressed = page.kind === 'remote' ? page.remote.name : undefined;
    const user = visitor.state === 'known' ? visitor.user : null;
    const isFramed = page.kind !== 'remote' || page.remote.frame === 'framed';
    const [offered, icons] = await Promise.all([
      withoutClosed(options, ctx, manifest, visitor, { addressed, isAddressedOpen: admitted === page }),
      user && isFramed ? gatherApps(options.fetchForVisitor, ctx, user) : undefined,
    ]);
    const language = findPageLanguage(search, req.headers.cookie);
    show(req, res, ctx, admitted, offered, { ...found, visitor, access, icons }, language);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (isPageRequest(req.method, getContext(req).pathname, req.headers)) answer(req, res).catch(next);
    else next();
  };
};
