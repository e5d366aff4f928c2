import { Cookie } from 'tough-cookie';
import {
  type Call,
  deviceList,
  oauthLogin,
  oauthLoginUserClient,
  oauthLogout,
  socialBind,
  socialFolder,
} from '#shared/contracts';
import { type BrowserCookie, createBrowserCookie } from './browser-cookie.ts';

/** A cookie of the upstream that belongs to the browser rather than to a session. */
interface Relayed {
  /** As the upstream names it. */
  readonly name: string;
  readonly browserName: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** The calls that get it back. */
  readonly calls?: readonly Pick<Call, 'method' | 'path'>[];
  /** Everything below it gets it back; with a slash at its end. */
  readonly folder?: string;
  /** Whether the end of a session ends it as well. */
  readonly endsWithSession: boolean;
}

const relayed: readonly Relayed[] = [
  {
    // Selector and validator of a remembered browser; outlives sessions. No other site may make the browser send it.
    name: 'sy_remember',
    browserName: 'remember',
    sameSite: 'Strict',
    calls: [oauthLogin, oauthLoginUserClient, oauthLogout, deviceList],
    endsWithSession: true,
  },
  {
    // Names the next sign-in of a remembered browser (ADR 32).
    name: 'sy_attempt',
    browserName: 'attempt',
    sameSite: 'Strict',
    calls: [oauthLoginUserClient],
    endsWithSession: true,
  },
  {
    // Ties a third-party sign-in to the browser that began it; Lax, since the way back comes from another site.
    name: 'sy_social',
    browserName: 'social',
    sameSite: 'Lax',
    folder: socialFolder,
    endsWithSession: false,
  },
  {
    // Makes a QR code sign in the one screen that shows it.
    name: 'sy_qr',
    browserName: 'qr',
    sameSite: 'Strict',
    folder: `${socialFolder}qr/`,
    endsWithSession: false,
  },
  {
    // Marks a device on which a user has signed in before: its tries are counted apart (ADR 49).
    name: 'sy_known',
    browserName: 'known',
    sameSite: 'Strict',
    calls: [oauthLogin, socialBind],
    endsWithSession: false,
  },
  {
    // Makes a client id count on the one device that it was given to (D-12).
    name: 'sy_device',
    browserName: 'device',
    sameSite: 'Strict',
    calls: [oauthLoginUserClient],
    endsWithSession: false,
  },
];

const byName = new Map(relayed.map((each) => [each.name, each]));
const valuePattern = /^[\w.~-]{1,512}$/;

/** Whether the upstream's cookie of this name goes to the browser instead of the session. */
export function isRelayedCookie(name: string): boolean {
  return byName.has(name);
}

/** Hands cookies that belong to a browser on, both ways, each under a name and with attributes of ours. */
export interface CookieRelay {
  /** The lines for the browser that an upstream answer amounts to. */
  linesFor(setCookies: readonly string[]): string[];
  /** The part of the `Cookie` header that a call to the upstream gets of them, or undefined. */
  pairsFor(method: string | undefined, pathname: string, header: string | undefined): string | undefined;
  /** The lines that end what a browser has and what ends with its session. */
  endLinesFor(header: string | undefined): string[];
}

/** @param options.isInsecure as in `createSessionCookie` */
export function createCookieRelay({ isInsecure = false } = {}): CookieRelay {
  const cookies = new Map<Relayed, BrowserCookie>(
    relayed.map((each) => [
      each,
      createBrowserCookie({
        name: each.browserName,
        sameSite: each.sameSite,
        pattern: valuePattern,
        isInsecure,
      }),
    ]),
  );
  const all = [...cookies];
  const callKeys = new Map(
    relayed.map((each) => [each, new Set(each.calls?.map(({ method, path }) => `${method} ${path}`))]),
  );

  const lineFor = (text: string): string[] => {
    const parsed = Cookie.parse(text);
    const each = parsed && byName.get(parsed.key);
    const cookie = each && cookies.get(each);
    if (!cookie) return [];
    const maxAge = typeof parsed.maxAge === 'number' ? parsed.maxAge : undefined;
    const isKept = valuePattern.test(parsed.value) && (maxAge === undefined || maxAge > 0);
    return [isKept ? cookie.formatSet(parsed.value, maxAge) : cookie.formatClear()];
  };

  return {
    linesFor: (setCookies) => setCookies.flatMap(lineFor),
    pairsFor: (method, pathname, header) => {
      if (header === undefined) return undefined;
      const pairs: string[] = [];
      const key = `${method} ${pathname}`;
      for (const [each, cookie] of all) {
        const isBelow = each.folder !== undefined && pathname.startsWith(each.folder);
        if (!isBelow && !callKeys.get(each)?.has(key)) continue;
        const value = cookie.find(header);
        if (value !== undefined) pairs.push(`${each.name}=${value}`);
      }
      return pairs.length > 0 ? pairs.join('; ') : undefined;
    },
    endLinesFor: (header) =>
      all
        .filter(([each, cookie]) => each.endsWithSession && cookie.find(header) !== undefined)
        .map(([, cookie]) => cookie.formatClear()),
  };
}
