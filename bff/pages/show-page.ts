import { randomBytes } from 'node:crypto';
import { mayOpen, type Visitor, visibleRemotes } from '#bff/registry';
import { isSharedDevice } from '#bff/session';
import { canOpen } from '#shared/app-access';
import { findIconOfPath, fullIconName } from '#shared/app-icons';
import { findFramedApp, findOutsideAddress, framesRemote } from '#shared/app-kinds';
import {
  type BootData,
  type BuildManifest,
  defaultHomeRules,
  findRemoteOfPath,
  type Icon,
  type Language,
  type RegistryEntry,
} from '#shared/contracts';
import { choose, pick } from '#shared/language';
import { localName } from '#shared/names';
import { viewportRemote } from '#shared/viewport-files';
import type { Page } from './find-page.ts';
import type { FirstApps } from './first-apps.ts';
import { findFirstNotice } from './first-notice.ts';
import type { Gathered } from './gather-boot-data.ts';
import { renderPage } from './html.ts';
import type { GatheredPage, PageRouteOptions } from './page-parts.ts';
import { pageText } from './page-texts.ts';
import { preloadFor } from './preload.ts';
import { sendPage } from './send-page.ts';
import type { SignInForm } from './sign-in-form.ts';
import { hasSignedOut } from './signed-out.ts';

/** Writes a page from what was gathered for it, and sends it. */
export function showPage(options: PageRouteOptions, gathered: GatheredPage): void {
  const { res, ctx, page, manifest, language, frame, prefs, theme } = gathered;
  const opening = openingOf(gathered);
  const { openRemote } = opening;
  const registry = registryFor(manifest, page, gathered.visitor);
  const nonce = randomBytes(16).toString('base64url');
  const viewport = openRemote?.name === viewportRemote ? (options.viewportPlace ?? 'frame') : undefined;
  const framed = openRemote?.name === framesRemote ? findFramed(options, gathered) : undefined;
  const html = renderPage({
    language,
    title: framed ? fullIconName(framed.icon, language) : titleOf(opening, language),
    nonce,
    appearance: { theme, prefs },
    entry: manifest.shell.entry,
    preload: preloadFor(manifest, openRemote, language),
    viewport,
    framedApp: framed?.code,
    frame: opening.remote?.frame ?? 'framed',
    notice: findFirstNotice(frame, prefs, language),
    signInForm: signInFormOf(options, gathered),
    firstApps: openRemote?.firstFrame === 'apps' ? firstAppsOf(options, gathered, registry) : undefined,
    bootData: options.isCutShort?.(ctx) ? undefined : bootDataOf(options, gathered, registry),
  });
  sendPage(res, {
    httpStatus: opening.httpStatus,
    html,
    nonce,
    hasBundles: viewport === 'page',
    frameOrigin: framed?.origin,
  });
}

/** The framed app that the address names, if it stands on the user's desktop. A page of the portal is never framed. */
function findFramed(
  { publicOrigin }: PageRouteOptions,
  { ctx, icons }: GatheredPage,
): { code: string; origin: string; icon: Icon } | undefined {
  const code = findFramedApp(ctx.search);
  const icon = icons?.flatMap(({ iconVMs }) => iconVMs).find((one) => one.code === code);
  const address = icon?.kind === 'frame' ? findOutsideAddress(icon.address) : undefined;
  if (!icon || !address || address.origin === publicOrigin) return undefined;
  return { code: icon.code, origin: address.origin, icon };
}

interface Opening {
  readonly httpStatus: number;
  /** Of the address. */
  readonly remote: RegistryRemote | undefined;
  /** The same, where the visitor may open it. */
  readonly openRemote: RegistryRemote | undefined;
  /** An app on the user's desktop that opens nothing for her. */
  readonly closedApp: Icon | undefined;
}

type RegistryRemote = BuildManifest['remotes'][number];

function openingOf({ ctx, page, manifest, visitor, icons }: GatheredPage): Opening {
  const remote = page.kind === 'remote' ? page.remote : undefined;
  const isOpen = remote !== undefined && (visitor.state === 'unknown' || mayOpen(remote, visitor));
  const user = userOf(visitor);
  // An app that stands on the user's desktop has a page, even where it says only that it is not opened.
  const isAppClosed = !isOpen && !findRemoteOfPath(ctx.pathname, manifest.remotes);
  const closedApp = isAppClosed && user && icons ? findIconOfPath(icons, ctx.pathname, user) : undefined;
  const httpStatus = isOpen || closedApp ? 200 : remote === undefined ? 404 : 403;
  return { httpStatus, remote, openRemote: isOpen ? remote : undefined, closedApp };
}

function titleOf({ remote, openRemote, closedApp }: Opening, language: Language): string {
  if (openRemote) return pick(openRemote.names, language);
  if (closedApp) return fullIconName(closedApp, language);
  return pageText(remote === undefined ? 'notFound' : 'forbidden', language);
}

function bootDataOf(
  { homeRules = defaultHomeRules, findSocialPending, released }: PageRouteOptions,
  gathered: GatheredPage,
  registry: RegistryEntry[],
): BootData {
  const { req, ctx, page, manifest, visitor, unitId, loginPageConfig, requestingApp, language } = gathered;
  const { prefs, icons, frame, access } = gathered;
  const apps = released.revision();
  return {
    language,
    session: visitor.state === 'known' ? visitor : { state: 'unknown', user: null },
    loginPageConfig,
    socialPending: page.kind === 'remote' && page.isBind ? (findSocialPending?.(req) ?? null) : null,
    prefs,
    icons,
    frame,
    access: apps ? { ...access, apps } : access,
    requestingApp: requestingApp?.client ? choose(requestingApp.client, language) : undefined,
    registry,
    remote: page.kind === 'remote' ? page.remote.name : null,
    unitId: unitId ?? null,
    homeRules,
    build: manifest.build,
    requestId: ctx.id,
  };
}

function signInFormOf(
  { takeUsername }: PageRouteOptions,
  { req, res, ctx, page, visitor, language, loginPageConfig, requestingApp }: GatheredPage,
): SignInForm | undefined {
  if (page.kind !== 'remote' || !page.isLogin || visitor.state !== 'known') return undefined;
  return {
    language,
    heading: unitNameOf(loginPageConfig, language) ?? pageText('portal', language),
    requestingApp: requestingApp?.client ? choose(requestingApp.client, language) : undefined,
    username: takeUsername?.(req, res) ?? requestingApp?.username ?? undefined,
    isShared: isSharedDevice(req.headers.cookie),
    hasSignedOut: hasSignedOut(req),
    search: ctx.search,
  };
}

function firstAppsOf(
  { findDrawing = () => undefined }: PageRouteOptions,
  { visitor, icons, prefs, language, frame, access }: GatheredPage,
  registry: RegistryEntry[],
): FirstApps | undefined {
  const user = userOf(visitor);
  if (!user || !icons) return undefined;
  return {
    groups: icons,
    user,
    prefs,
    language,
    children: frame?.overview ?? [],
    findDrawing,
    canOpen: (address) => canOpen(address, { remotes: registry, pagePrefixes: access.pagePrefixes }),
  };
}

function userOf(visitor: Visitor) {
  return visitor.state === 'known' ? visitor.user : null;
}

/** A visitor who is not known yet gets the addressed remote as well: a slow upstream must not look like a refusal. */
function registryFor(manifest: BuildManifest, page: Page, visitor: Visitor): RegistryEntry[] {
  const registry = visibleRemotes(manifest, visitor);
  if (page.kind !== 'remote' || visitor.state === 'known') return registry;
  const addressed = page.remote;
  return registry.some(({ name }) => name === addressed.name) ? registry : [...registry, addressed];
}

function unitNameOf(config: Gathered['loginPageConfig'], language: Language): string | undefined {
  return localName(language, config?.unitName, config?.unitEnName) || undefined;
}
