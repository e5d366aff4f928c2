import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type AnswerOf, findAppPage, packageInfo, packageVersions, versionList } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import type { Page } from '../navigation/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';

/** What is known about the app that is open; undefined is what nobody could say. */
export interface Versions {
  code: string;
  front: AnswerOf<typeof packageInfo> | undefined;
  server: AnswerOf<typeof packageVersions> | undefined;
  /** Newest first, as the front end lists them. */
  changes: AnswerOf<typeof versionList>;
}

const quietly = { silent: true, noIntercept: true } as const;
const orUndefined = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  asked.catch(() => undefined);

/** The three version calls for the app of a page (specification 0§7); in development none is made. */
export const useVersions = (page: Page): UseQueryResult<Versions> => {
  const user = useUser();
  const app = findAppPage(page.path);
  const code = app?.code ?? findEntryByPath(page.path)?.code ?? 'base';
  const root = app?.root ?? user.deployPath;
  return useQuery({
    queryKey: ['versions', root, code],
    enabled: !getBootData().homeRules.isDevelopment,
    queryFn: async ({ signal }) => {
      const options = { ...quietly, signal };
      const [front, server, changes] = await Promise.all([
        orUndefined(request(packageInfo, { root, code }, options)),
        orUndefined(request(packageVersions, { name: code }, options)),
        orUndefined(request(versionList, { root, code }, options)),
      ]);
      return { code, front, server, changes: changes ?? [] };
    },
    staleTime: 60_000,
  });
};
