import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  type AnswerOf,
  findAppPage,
  packageInfo,
  packageVersions,
  pick,
  pickLanguage,
  versionList,
} from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import type { Page } from '../../core/navigation/index.ts';
import { findEntryByPath } from '../../core/registry/index.ts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';
import { isDevelopmentOf } from '../startup/index.ts';

/** What is known about the app that is open; undefined is what nobody could say. */
export interface Versions {
  code: string;
  /** In the language of the page. */
  name: string | undefined;
  front: AnswerOf<typeof packageInfo> | undefined;
  server: AnswerOf<typeof packageVersions> | undefined;
  /** Newest first, as the front end lists them. */
  changes: AnswerOf<typeof versionList>;
}

const quietly = { silent: true, noIntercept: true } as const;

/**
 * The three version calls for the app of a page (M06); in development none is made, for an app without a server
 * only the last.
 */
export function useVersions(page: Page): UseQueryResult<Versions> {
  const user = useUser();
  const language = getLanguage();
  const app = findAppPage(page.path);
  const entry = findEntryByPath(page.path);
  const config = entry?.config ?? {};
  const { versionName, isNoServer = false } = config;
  const code = app?.code ?? entry?.code ?? 'base';
  const root = app?.root ?? user.deployPath;
  return useQuery({
    queryKey: ['versions', root, code],
    enabled: !isDevelopmentOf(config),
    queryFn: async ({ signal }) => {
      const options = { ...quietly, signal };
      const [front, server, changes] = await Promise.all([
        isNoServer ? undefined : orUndefined(request(packageInfo, { root, code }, options)),
        isNoServer
          ? undefined
          : orUndefined(request(packageVersions, { name: versionName || code }, options)),
        orUndefined(request(versionList, { root, code }, options)),
      ]);
      const own = entry?.code === code ? pick(entry.names, language) : undefined;
      const name = own ?? pickLanguage(front?.name ?? '', language);
      return { code, name, front, server, changes: changes ?? [] };
    },
    staleTime: 60_000,
  });
}

function orUndefined<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  return asked.catch(() => undefined);
}
