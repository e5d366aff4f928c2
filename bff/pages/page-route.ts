import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { type FetchForVisitor, mayOpen, type Visitor, visibleRemotes } from '#bff/registry';
import type { BootData, BuildManifest, Language, RegistryEntry } from '#shared/contracts';
import { findPage, isPageRequest, type Page } from './find-page.ts';
import { type Gathered, gatherBootData } from './gather-boot-data.ts';
import { contentSecurityPolicy, renderPage } from './html.ts';
import { findPageLanguage } from './page-language.ts';
import { findRedirect } from './page-redirect.ts';
import { pageText } from './page-texts.ts';

export interface PageRouteOptions {
  /** What is deployed, as this request gets to see it. */
  readonly manifestFor: (ctx: RequestContext) => BuildManifest;
  readonly fetchForVisitor: FetchForVisitor;
  /** The pinned public origin. */
  readonly publicOrigin: string;
  /** Unit that the login page greets with; undefined greets for none. */
  readonly defaultUnitId: string | undefined;
  /** Takes what a redirect to the sign-in page left in the visitor's cookies; default nothing. */
  readonly takeCarried?: (req: IncomingMessage, res: ServerResponse) => Carried;
  /** Whether the visitor has a session that cannot be read now: nobody then knows who it is. Default never. */
  readonly isSessionLost?: (ctx: RequestContext) => boolean;
  /** Test mode only: whether this request asks for a page without boot data. */
  readonly isCutShort?: (ctx: RequestContext) => boolean;
}

/** What the sign-in page is told by the redirect to it, other than by its address. */
export interface Carried {
  readonly username: string | undefined;
  readonly socialPending: BootData['socialPending'];
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
  const english = language === 'en' ? [...shell.preloadEnglish, ...(remote?.preloadEnglish ?? [])] : [];
  return [...new Set([...shell.preload, ...(remote?.preload ?? []), ...english])];
};

/** Answers every page of the portal: HTML with boot data, or a redirect. Never stored by anyone. */
export const createPageRoute = (options: PageRouteOptions) => {
  const {
    manifestFor,
    fetchForVisitor,
    publicOrigin,
    defaultUnitId,
    takeCarried = () => ({ username: undefined, socialPending: null }),
    isSessionLost = () => false,
    isCutShort = () => false,
  } = options;

  const show = (
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    page: Page,
    gathered: Gathered,
    language: Language,
  ): void => {
    const manifest = manifestFor(ctx);
    const { visitor, loginPageConfig } = gathered;
    const remote = page.kind === 'remote' ? page.remote : undefined;
    const isOpen = remote !== undefined && (visitor.state === 'unknown' || mayOpen(remote, visitor));
    const httpStatus = remote === undefined ? 404 : isOpen ? 200 : 403;
    const refusal = remote === undefined ? 'notFound' : 'forbidden';
    const carried = page.kind === 'remote' && page.isLogin ? takeCarried(req, res) : undefined;
    const nonce = randomBytes(16).toString('base64url');
    const session: BootData['session'] =
      visitor.state === 'known' ? visitor : { state: 'unknown', user: null };
    const bootData: BootData = {
      language,
      session,
      loginPageConfig,
      socialPending: carried?.socialPending ?? null,
      registry: registryFor(manifest, page, visitor),
      remote: remote?.name ?? null,
      unitId: defaultUnitId ?? null,
      build: manifest.build,
      requestId: ctx.id,
    };
    const html = renderPage({
      language,
      title: isOpen ? remote.names[language] : pageText(refusal, language),
      nonce,
      entry: manifest.shell.entry,
      preload: preloadFor(manifest, isOpen ? remote : undefined, language),
      frame: remote?.frame ?? 'framed',
      signInForm:
        carried && visitor.state === 'known'
          ? {
              language,
              heading: unitNameOf(loginPageConfig, language) ?? pageText('portal', language),
              username: carried.username,
              search: ctx.search,
            }
          : undefined,
      bootData: isCutShort(ctx) ? undefined : bootData,
    });
    res.writeHead(httpStatus, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-store',
    });
    res.end(res.req.method === 'HEAD' ? undefined : html);
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const { pathname, search } = ctx;
    const page = findPage(pathname, manifestFor(ctx));
    const found = await gatherBootData(fetchForVisitor, ctx, defaultUnitId);
    const gathered: Gathered = isSessionLost(ctx) ? { ...found, visitor: { state: 'unknown' } } : found;
    const location = findRedirect(page, gathered.visitor, { pathname, search, origin: publicOrigin });
    if (location !== undefined) answerRedirect(res, ctx, location);
    else show(req, res, ctx, page, gathered, findPageLanguage(search, req.headers.cookie));
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (isPageRequest(req.method, getContext(req).pathname, req.headers)) answer(req, res).catch(next);
    else next();
  };
};
