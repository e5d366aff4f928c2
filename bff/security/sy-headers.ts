import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { type Device, findAppPage, formatSyHeaders, pagePaths, syHeadersSchema } from '#shared/contracts';

/** Sy-Headers for a request: what the browser said where it is believable, our own reading where it is not. */
export type SyHeadersOf = (headers: IncomingHttpHeaders) => string;

/** Distinct combinations remembered; there are few apps and three devices, the rest is noise. */
const maxRemembered = 1000;
const maxHeaderLength = 512;

/** An app is named by its folder, such as `/pages/base` or `/area/areaBase/pc_areaDesktop_all`, or by a page. */
const appFolder = /^\/[a-z][\w-]{0,31}\/[A-Za-z][\w-]{0,63}(?:\/(?:pc|mobile)_[A-Za-z][\w-]{0,70})?\/?$/;
const ownPaths = new Set<string>(['/', ...Object.values(pagePaths)]);

/**
 * Sets the identity-like header that the upstream reads (D-21). `device` is taken as sent, or from the user agent.
 * `app` is taken as sent if it has the shape of an app's path, else from the page that made the call, else `/`.
 */
export function createSyHeadersOf(publicOrigin: string): SyHeadersOf {
  const remembered = new Map<string, string>();
  return (headers) => {
    const sent = headers['sy-headers'];
    const sentText = typeof sent === 'string' && sent.length <= maxHeaderLength ? sent : '';
    // The page only matters where the browser did not name the app.
    const page = sentText.includes('"app":"/') ? '' : findPagePath(headers.referer, publicOrigin);
    const device = deviceOf(headers['user-agent']);
    const question = `${device} ${page} ${sentText}`;
    const known = remembered.get(question);
    if (known !== undefined) return known;
    const answer = decide(sentText, page, device);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(question, answer);
    return answer;
  };
}

function findPagePath(referer: string | undefined, publicOrigin: string): string {
  if (!referer?.startsWith(`${publicOrigin}/`)) return '';
  return /^[^?#]*/.exec(referer.slice(publicOrigin.length))?.[0] ?? '';
}

/** `app` is the native client, `h5` a phone's browser, `pc` everything else. */
function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined) return 'pc';
  if (/\b(?:SyApp|SchoolPortalApp)\b/.test(userAgent)) return 'app';
  return /\b(?:Android|iPhone|iPod|Mobile)\b/.test(userAgent) ? 'h5' : 'pc';
}

function decide(sentText: string, page: string, device: Device): string {
  const sent = findSent(sentText);
  const sentApp = sent && decodeApp(sent.app);
  const app = sentApp !== undefined && isAppPath(sentApp) ? sentApp : (findAppOfPage(page) ?? '/');
  return formatSyHeaders({ device: sent?.device ?? device, app });
}

function findSent(text: string): v.InferOutput<typeof syHeadersSchema> | undefined {
  try {
    const parsed = v.safeParse(syHeadersSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function decodeApp(app: string): string | undefined {
  try {
    return decodeURI(app);
  } catch {
    return undefined;
  }
}

function isAppPath(path: string): boolean {
  return ownPaths.has(path) || appFolder.test(path) || findAppPage(path) !== undefined;
}

/** The folder of the app whose page this is, or the page itself where it is one of the portal's own. */
function findAppOfPage(path: string): string | undefined {
  const page = findAppPage(path);
  if (page) return `/${page.root}/${page.serverId}`;
  return ownPaths.has(path) ? path : undefined;
}
