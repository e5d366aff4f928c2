import type { Localized } from '#shared/language';

/** The own server of an app, as the administrators registered it. */
export interface Service {
  readonly code: string;
  /** Without a slash at its end. */
  readonly address: string;
  /** Until its answer begins, ms. */
  readonly timeoutMs: number;
  /** What the app is called, for sentences. Default its code. */
  readonly names?: Localized | undefined;
}

/** The service of an app; undefined where it has none. */
export type FindService = (code: string) => Service | undefined;

/** Below it lie the services of all apps, each under the code of its app. */
export const servicesFolder = '/api/x';

const address = /^\/api\/x\/([A-Za-z][A-Za-z0-9-]{0,63})(\/.*)$/;

/** Which app's service an address is of, and the path there; undefined where it is of none. */
export function findTarget(pathname: string): { code: string; path: string } | undefined {
  const [, code, path] = address.exec(pathname) ?? [];
  return code === undefined || path === undefined ? undefined : { code, path };
}
