import type { FeedbackDetails, Language } from '#shared/contracts';
import type { LogLine } from '../../core/app-log/index.ts';
import type { FailedCall } from '../../core/request/index.ts';

/** What the page knows of itself. */
export interface PageInfo {
  location: Pick<Location, 'pathname' | 'hash'>;
  build: string;
  remotes: readonly { name: string; version: string }[];
  userAgent: string;
  language: Language;
  width: number;
  height: number;
  /** How often in a row the page was loaded anew. */
  reloads: number;
  failedCalls: readonly FailedCall[];
  appLog: readonly LogLine[];
}

/** What goes along with somebody's words, within the limits of the contract: no queries, no payloads. */
export function collectDetails(page: PageInfo): FeedbackDetails {
  return {
    page: cut(withoutQuery(page.location.pathname) + routeOf(page.location.hash), 512),
    build: cut(page.build, 64),
    remotes: page.remotes
      .slice(0, 100)
      .map(({ name, version }) => ({ name: cut(name, 64), version: cut(version, 64) })),
    browser: cut(page.userAgent, 512),
    language: page.language,
    window: `${page.width}×${page.height}`,
    ...(page.reloads > 0 ? { reloads: page.reloads } : {}),
    failedCalls: page.failedCalls.slice(-10).map(({ at, method, path, status, kind, requestId }) => ({
      at,
      method,
      path: cut(withoutQuery(path), 512),
      status,
      kind,
      ...(requestId === undefined ? {} : { requestId: cut(requestId, 64) }),
    })),
    ...(page.appLog.length > 0 ? { appLog: [...page.appLog] } : {}),
  };
}

function cut(text: string, most: number): string {
  return text.slice(0, most);
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** Routes of apps stand in the hash; what is no route may be a secret of a sign-in. */
function routeOf(hash: string): string {
  return hash.startsWith('#/') ? `#${withoutQuery(hash.slice(1))}` : '';
}
