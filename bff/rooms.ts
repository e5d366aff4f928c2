import { createAssets } from '#bff/assets';
import { createDrawings } from '#bff/drawings';
import { createEventHub, createEventsRoute, followUpstreamChanges } from '#bff/events';
import { createFrontFilesRoute } from '#bff/front-files';
import { createHelpRoute } from '#bff/help';
import type { RequestContext, Step } from '#bff/http';
import { createLanguagePacksRoute } from '#bff/language-packs';
import { createOldPages, createPhScriptStep, type PageUpstream } from '#bff/old-pages';
import { createProbeStep } from '#bff/operations';
import {
  createFaviconStep,
  createOldBrowserStep,
  createPageRoute,
  fetchLoginPageConfig,
  isPageRequest,
  withAuthorizePaths,
} from '#bff/pages';
import { createPortalInfoRoute } from '#bff/portal-info';
import { createPlatformPrefs, createPrefsRoute, createSessionStorePrefs } from '#bff/prefs';
import {
  createMenus,
  createMenuVerdicts,
  createRemotesRoute,
  createServerVersion,
  type DeployedBuild,
  filterOffered,
  type Part,
} from '#bff/registry';
import { createFileHeaders } from '#bff/security';
import {
  createBindCookie,
  createNameCookie,
  createSignInRoutes,
  parseSocialPending,
  type SignInRoutesOptions,
} from '#bff/sign-in';
import { ageManifest, createFaultStep, createTestRoutes, hasFault, type TestClock } from '#bff/test-mode';
import { createThemeFilesStep } from '#bff/themes';
import { askUpstream } from '#bff/upstream';
import { defaultGateRules, type GateRules } from '#shared/app-access';
import { bindPaths, DomainError, type HomeRules, type PortalInfo } from '#shared/contracts';
import type { BffParts, BffRooms } from './app.ts';

export interface RoomsOptions {
  /** Folder with `build.json` and `assets/`. */
  readonly distDir: string;
  readonly build: DeployedBuild;
  readonly publicUrl: string;
  /** Told of each file that was answered past the log. */
  readonly onFile?: (httpStatus: number) => void;
  /** Parts of the portal that run here; remotes that need another one do not exist. Default none. */
  readonly parts?: ReadonlySet<Part> | undefined;
  /** Unit that the login page greets with. */
  readonly defaultUnitId: string | undefined;
  /** Where users go after a sign-in; default the homes of the specification. */
  readonly homeRules?: HomeRules | undefined;
  /** The call that redeems tickets in addresses; null where there is none. Default that of the embedded platform. */
  readonly ticketLogin?: SignInRoutesOptions['ticketLogin'];
  /** Whether everything stands behind one proxy: then the bind page has its other address (B17). */
  readonly isOneProxy?: boolean | undefined;
  /** Addresses of the authorize page beside those with the segment. */
  readonly authorizePaths?: readonly string[] | undefined;
  /** Folder with dictionaries of apps; default none. */
  readonly languageDir?: string | undefined;
  /** Help centre of the deployment; undefined shows a page of the portal's own. */
  readonly helpCenterUrl?: string | undefined;
  /** Servers with pages of the school's own, and their prefixes. Default none. */
  readonly pageUpstreams?: readonly PageUpstream[] | undefined;
  /** What the About dialog says. */
  readonly portalInfo: PortalInfo;
  /** Which pages open without an entry in the menu; default those of the specification. */
  readonly gateRules?: GateRules | undefined;
  /**
   * Whether the upstream is the portal's own platform, which keeps what users arrange. Default false: the session store
   * does, as services of other makers have no place for it.
   */
  readonly hasPlatform?: boolean | undefined;
  /** Given in test mode only: its clock is the one of the BFF. */
  readonly testMode?: { readonly clock: TestClock; readonly slowMs?: number } | undefined;
}

/** Builds what stands around the proxied path. The files are read here; the rest is put together per BFF. */
export const createRooms = async (options: RoomsOptions): Promise<(parts: BffParts) => BffRooms> => {
  const { distDir, build, defaultUnitId, authorizePaths = [], testMode, onFile } = options;
  const { parts: running = new Set<Part>(), pageUpstreams = [] } = options;
  const headers = createFileHeaders(new URL(options.publicUrl));
  const assets = await createAssets({ distDir, build, headers });
  const themeFiles = createThemeFilesStep();
  return (parts) => {
    const { upstream, stores, publicUrl } = parts;
    const faultStep = testMode && createFaultStep(testMode);
    const fetchForVisitor = upstream.fetchUpstream;
    const verdicts = createMenuVerdicts();
    const pages = {
      fetchForVisitor,
      menus: createMenus({ fetchForVisitor, verdicts, rules: options.gateRules ?? defaultGateRules }),
      manifestFor: (ctx: { fault: string | undefined }) => {
        const offered = withAuthorizePaths(filterOffered(build.manifest, running), authorizePaths);
        return testMode && hasFault(ctx, 'manifest-old') ? ageManifest(offered) : offered;
      },
    };
    const oldPages = createOldPages({ ...pages, upstreams: pageUpstreams, publicUrl });
    const drawings = createDrawings({
      // Asked as nobody: a picture is the same for everyone.
      fetchPicture: (path) =>
        askUpstream(upstream.pool, { path, headers: ['accept', 'image/svg+xml'], timeoutMs: 5000 }),
      clock: parts.clock,
    });
    const prefs = options.hasPlatform
      ? createPlatformPrefs({ upstream, documents: stores.documents })
      : createSessionStorePrefs(stores.documents, parts.clock);
    const hub = createEventHub({ isSessionAlive: parts.sessions.reload });
    const changes = followUpstreamChanges({
      pool: upstream.pool,
      hear: (userIds) => {
        verdicts.forget(userIds); // ahead of the pages, which ask as soon as they are told
        hub.tell(userIds);
      },
      onLost: () => {
        verdicts.forgetAll();
        hub.endAll();
      },
    });
    const nameCookie = createNameCookie(parts.isInsecure);
    const bindCookie = createBindCookie(parts.isInsecure);
    const lost = new WeakSet<RequestContext>();
    return {
      files: (req, res) => {
        // Files have faults too, which are found on the long way.
        if (testMode || !assets.answer(req, res)) return false;
        onFile?.(res.statusCode);
        return true;
      },
      survivesLostSession: (req, ctx) => {
        lost.add(ctx);
        return isPageRequest(req.method, ctx.pathname, req.headers);
      },
      findBuild: () => build.manifest.build,
      close: () => {
        changes.stop();
        oldPages.close();
        hub.endAll();
      },
      faults: faultStep?.step,
      assets: inOrder(
        assets.step,
        createProbeStep({
          upstream: upstream.check,
          stores: stores.check,
          leaving: async () => {
            if (parts.isLeaving()) throw new Error('asked to end');
          },
        }),
        createFaviconStep(),
        createPhScriptStep(options.homeRules?.isDevelopment),
        createOldBrowserStep(),
        themeFiles,
      ),
      routes: [
        ...(testMode && faultStep ? [testRoutes(parts, testMode.clock, faultStep.forget)] : []),
        createRemotesRoute(pages),
        createPrefsRoute({ ...pages, prefs }),
        createPortalInfoRoute(options.portalInfo),
        createHelpRoute({
          upstream,
          publicOrigin: publicUrl.origin,
          helpCenterUrl: options.helpCenterUrl,
          defaultUnitId,
        }),
        createFrontFilesRoute(pages),
        createLanguagePacksRoute(options.languageDir ?? ''),
        createEventsRoute({ ...pages, hub, isLive: changes.isLive }),
        ...createSignInRoutes({
          ...parts,
          defaultUnitId,
          nameCookie,
          bindCookie,
          bindPath: options.isOneProxy ? bindPaths.oneProxy : bindPaths.own,
          authorizePaths,
          loginJumpPage: options.homeRules?.loginJumpPage,
          homeRules: options.homeRules,
          ticketLogin: options.ticketLogin,
          allowsUrlCredentials: async (ctx) => {
            if (defaultUnitId === undefined) return false;
            const asked = fetchLoginPageConfig(upstream.fetchUpstream, ctx, defaultUnitId);
            return (await asked.catch(() => null))?.allowUrlCredentials ?? false;
          },
        }),
        oldPages.route,
        createPageRoute({
          ...pages,
          pagePrefixes: pageUpstreams.map(({ prefix }) => prefix),
          findServerVersion: createServerVersion({ fetchForVisitor, clock: parts.clock }),
          homeRules: options.homeRules,
          authorizePaths,
          findPrefs: prefs.findPrefs,
          findDrawing: drawings.find,
          takeUsername: ({ headers: { cookie } }, res) => {
            const username = nameCookie.find(cookie);
            if (username !== undefined) res.appendHeader('set-cookie', nameCookie.formatClear());
            return username;
          },
          findSocialPending: ({ headers: { cookie } }) => parseSocialPending(bindCookie.find(cookie)),
          publicOrigin: publicUrl.origin,
          defaultUnitId,
          isSessionLost: (ctx) => lost.has(ctx),
          isCutShort: (ctx) => testMode !== undefined && hasFault(ctx, 'boot-missing'),
        }),
      ],
    };
  };
};

/** Steps that throw nothing need no translator between them. */
const inOrder = (...steps: readonly Step[]): Step =>
  steps.reduceRight<Step>(
    (after, step) => (req, res, ctx, next) =>
      step(req, res, ctx, (error) => (error === undefined ? after(req, res, ctx, next) : next(error))),
    (_req, _res, _ctx, next) => next(),
  );

const testRoutes = ({ upstream, sessions, stores }: BffParts, clock: TestClock, forgetFaults: () => void) =>
  createTestRoutes({
    clock,
    forgetFaults,
    destroySessions: async () => {
      await sessions.destroyAll();
      await stores.documents.destroyAll();
    },
    tellPlatform: async (path, body) => {
      const answer = await upstream.pool.request({
        method: 'POST',
        path,
        headers: ['content-type', 'application/json'],
        body: JSON.stringify(body),
      });
      await answer.body.dump();
      if (answer.statusCode !== 200)
        throw new DomainError('upstream_invalid', { detail: `${path} answered ${answer.statusCode}` });
    },
  });
