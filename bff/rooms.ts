import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Assets, createAssets } from '#bff/assets';
import { createDrawings } from '#bff/drawings';
import { createFrontFilesRoute } from '#bff/front-files';
import { createHelpRoute } from '#bff/help';
import type { RequestContext } from '#bff/http';
import { createLanguagePacksRoute } from '#bff/language-packs';
import { createPhScriptStep } from '#bff/old-pages';
import { createProbeStep } from '#bff/operations';
import {
  createFaviconStep,
  createOldBrowserStep,
  createPageRoute,
  createPseudoLanguageStep,
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
  filterOffered,
} from '#bff/registry';
import { isOfOverride } from '#bff/releases';
import { createFileHeaders } from '#bff/security';
import { createSetupRoute } from '#bff/setup';
import { createShellPackageStep } from '#bff/shell-package';
import { createBindCookie, createNameCookie, createSignInRoutes, parseSocialPending } from '#bff/sign-in';
import { ageManifest, createFaultStep, hasFault } from '#bff/test-mode';
import { createThemeFilesStep } from '#bff/themes';
import { createViewport, createViewportScriptStep } from '#bff/viewport';
import { defaultGateRules } from '#shared/app-access';
import { bindPaths } from '#shared/contracts';
import type { BffCore } from './core.ts';
import { createLiveEvents } from './live-events.ts';
import { createOldPageRooms } from './old-page-rooms.ts';
import type { RoomsOptions } from './options.ts';
import { createPictureFetch } from './picture-fetch.ts';
import { createReleasedRooms } from './released-rooms.ts';
import { createServices } from './services-of-apps.ts';
import { createTestModeRoutes } from './test-mode-routes.ts';

/** What the rooms add to the stack; `app.ts` says where each of them stands. */
export type Rooms = ReturnType<typeof createRooms>;

/** Reads the files of the deployed build; the rest is put together for each BFF. */
export async function loadRooms(options: RoomsOptions): Promise<(core: BffCore) => Rooms> {
  const { distDir, build, publicUrl } = options;
  const headers = createFileHeaders(new URL(publicUrl));
  const isElsewhere = options.hasPlatform ? isOfOverride : undefined;
  const assets = await createAssets({ distDir, build, headers, isElsewhere });
  return (core) => createRooms(core, options, assets);
}

function createRooms(core: BffCore, options: RoomsOptions, assets: Assets) {
  const { build, testMode } = options;
  const releases = createReleasedRooms(core, options);
  const sources = createSources(core, options, releases.released);
  const faultStep = testMode && createFaultStep(testMode);
  const appServices = createServices(core, options, releases.keeper);
  const liveEvents = createLiveEvents(core, { ...sources, ...releases, appServices });
  const pages = createPages(core, options, sources);
  return {
    ...createFiles(core, options, assets, releases.files),
    ...releases.findRoutes?.(sources.findServerVersion),
    faults: faultStep?.step,
    appServices: appServices?.step,
    testRoutes:
      testMode && faultStep && createTestModeRoutes(core, testMode.clock, faultStep, releases.keeper),
    remotes: createRemotesRoute(sources),
    prefs: createPrefsRoute(sources),
    portalInfo: createPortalInfoRoute(options.portalInfo),
    help: createHelpRoute({
      upstream: core.upstream,
      publicOrigin: core.publicUrl.origin,
      helpCenterUrl: options.helpCenterUrl,
      defaultUnitId: options.defaultUnitId,
    }),
    setup: createSetupRoute({
      clock: core.clock,
      upstream: core.upstream,
      publicUrl: core.publicUrl,
      defaultUnitId: options.defaultUnitId,
    }),
    frontFiles: createFrontFilesRoute(sources),
    languagePacks: createLanguagePacksRoute(options.languageDir ?? ''),
    events: liveEvents.route,
    ...pages.routes,
    /** Everything at the second origin, which no step of the portal's own sees. */
    secondOrigin: pages.secondOrigin,
    /**
     * Whether a request goes on although its session cannot be read, as pages do while a store is down: without it, and
     * with what this question notes about the context.
     */
    survivesLostSession: pages.survivesLostSession,
    /** The browser code that is deployed now; proxied answers name it. */
    findBuild: () => build.manifest.build,
    /** Ends what would keep the server open, such as streams. */
    close: () => {
      liveEvents.close();
      appServices?.close();
      pages.close();
      void releases.close();
    },
  };
}

/** What several rooms ask. */
function createSources(
  { upstream, stores, clock }: BffCore,
  options: RoomsOptions,
  released: Releases['released'],
) {
  const { build, runningParts = new Set(), authorizePaths = [], testMode } = options;
  const fetchForVisitor = upstream.fetchUpstream;
  const verdicts = createMenuVerdicts();
  return {
    fetchForVisitor,
    verdicts,
    released,
    findServerVersion: createServerVersion({ fetchForVisitor, clock }),
    menus: createMenus({ fetchForVisitor, verdicts, rules: options.gateRules ?? defaultGateRules }),
    manifestFor: (ctx: { fault: string | undefined }) => {
      const offered = withAuthorizePaths(filterOffered(build.manifest, runningParts), authorizePaths);
      return testMode && hasFault(ctx, 'manifest-old') ? ageManifest(offered) : offered;
    },
    // Services of other makers have no place for what users arrange.
    prefs: options.hasPlatform
      ? createPlatformPrefs({ upstream, documents: stores.documents })
      : createSessionStorePrefs(stores.documents, clock),
  };
}

type Sources = ReturnType<typeof createSources>;
type Releases = ReturnType<typeof createReleasedRooms>;

/** Fast answers that no session decides. */
function createFiles(
  { upstream, stores, isLeaving }: BffCore,
  options: RoomsOptions,
  assets: Assets,
  released: Releases['files'],
) {
  const { testMode, onFile, homeRules } = options;
  return {
    /** Ahead of everything but the host: true when it has answered. */
    answerFile: (req: IncomingMessage, res: ServerResponse): boolean => {
      // Files have faults too, which are found on the long way.
      if (testMode || !(assets.answer(req, res) || released?.answer(req, res))) return false;
      onFile?.(res.statusCode);
      return true;
    },
    releasedFiles: released?.step,
    assets: assets.step,
    shellPackage: createShellPackageStep(options.distDir),
    probes: createProbeStep({
      upstream: upstream.check,
      stores: stores.check,
      leaving: async () => {
        if (isLeaving()) throw new Error('asked to end');
      },
    }),
    favicon: createFaviconStep(),
    phScript: createPhScriptStep(homeRules?.isDevelopment),
    viewportScript: createViewportScriptStep(),
    oldBrowser: createOldBrowserStep(),
    pseudoLanguage: options.pseudoLanguage ? createPseudoLanguageStep() : undefined,
    themeFiles: createThemeFilesStep(),
  };
}

/** Pages, and the ways in that come before them. */
function createPages(core: BffCore, options: RoomsOptions, sources: Sources) {
  const { upstream, publicUrl, clock } = core;
  const {
    defaultUnitId,
    homeRules,
    authorizePaths = [],
    pageUpstreams = [],
    inPageApps = [],
    testMode,
  } = options;
  const nameCookie = createNameCookie(core.isInsecure);
  const bindCookie = createBindCookie(core.isInsecure);
  const { oldPages, secondOrigin } = createOldPageRooms(core, options, sources);
  const viewport = createViewport({
    ...sources,
    upstreams: pageUpstreams,
    inPage: inPageApps,
    publicUrl,
    log: core.log,
  });
  const lost = new WeakSet<RequestContext>();
  return {
    secondOrigin,
    routes: {
      signIn: createSignInRoutes({
        ...core,
        ...options,
        nameCookie,
        bindCookie,
        bindPath: options.isOneProxy ? bindPaths.oneProxy : bindPaths.own,
        publicUrl,
        loginJumpPage: homeRules?.loginJumpPage,
        allowsUrlCredentials: async (ctx) => {
          if (defaultUnitId === undefined) return false;
          const asked = fetchLoginPageConfig(upstream.fetchUpstream, ctx, defaultUnitId);
          return (await asked.catch(() => null))?.allowUrlCredentials ?? false;
        },
      }),
      viewport: viewport.route,
      oldPages: oldPages.route,
      pages: createPageRoute({
        ...sources,
        pagePrefixes: pageUpstreams.map(({ prefix }) => prefix),
        homeRules,
        viewportPlace: inPageApps.length > 0 ? 'page' : 'frame',
        authorizePaths,
        findPrefs: sources.prefs.findPrefs,
        findDrawing: createDrawings({ fetchPicture: createPictureFetch(core), clock }).find,
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
    },
    survivesLostSession: (req: IncomingMessage, ctx: RequestContext): boolean => {
      lost.add(ctx);
      return isPageRequest(req.method, ctx.pathname, req.headers);
    },
    close: () => {
      viewport.close();
      oldPages.close();
    },
  };
}
