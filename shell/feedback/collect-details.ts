import type { FeedbackDetails, Language } from '#shared/contracts';
import type { FailedCall } from '../request/index.ts';

/** What the page knows of itself. */
export interface PageFacts {
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
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** Routes of apps stand in the hash; what is no route may be a secret of a sign-in. */
const routeOf = (hash: string): string => (hash.startsWith('#/') ? `#${withoutQuery(hash.slice(1))}` : '');

const cut = (text: string, most: number): string => text.slice(0, most);

/** What goes along with somebody's words, within the limits of the contract: no queries, no payloads. */
export const collectDetails = (facts: PageFacts): FeedbackDetails => ({
  page: cut(withoutQuery(facts.location.pathname) + routeOf(facts.location.hash), 512),
  build: cut(facts.build, 64),
  remotes: facts.remotes
    .slice(0, 100)
    .map(({ name, version }) => ({ name: cut(name, 64), version: cut(version, 64) })),
  browser: cut(facts.userAgent, 512),
  language: facts.language,
  window: `${facts.width}×${facts.height}`,
  ...(facts.reloads > 0 ? { reloads: facts.reloads } : {}),
  failedCalls: facts.failedCalls.slice(-10).map(({ at, method, path, status, kind, requestId }) => ({
    at,
    method,
    path: cut(withoutQuery(path), 512),
    status,
    kind,
    ...(requestId === undefined ? {} : { requestId: cut(requestId, 64) }),
  })),
});
