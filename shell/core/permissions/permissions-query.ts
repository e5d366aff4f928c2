import { queryOptions, useQuery } from '@tanstack/react-query';
import { codeKeysOf } from '#shared/app-access';
import { type ResourceNode, resourceUserCodeTree } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { request } from '../request/index.ts';
import { getAccessData } from './access-data.ts';
import type { CodeKeys } from './filter-routes.ts';

/** What a user may do in one app. */
export interface Permissions {
  /** Menu of the app with groups and buttons (F10). */
  dyMenu: ResourceNode[];
  codeKeys: CodeKeys;
}

const freshMs = 60_000;

/** The question for the permissions of an app (`FETCH_PERMISSION`, D-22); the page may have brought the answer. */
export function permissionsQuery(userId: string, code: string) {
  return queryOptions({
    queryKey: [resourceUserCodeTree.name, userId, code],
    queryFn: async ({ signal }) =>
      toPermissions(await request(resourceUserCodeTree, { code }, { signal, silent: true, timeout: 30_000 })),
    initialData: () => {
      const { menu } = getAccessData();
      const isOwn = getBootData().session.user?.userId === userId && menu?.code === code;
      return menu && isOwn ? toPermissions(menu.tree) : undefined;
    },
    initialDataUpdatedAt: pageMadeAt,
    staleTime: freshMs,
  });
}

const pageMadeAt = Date.now();

export function usePermissionsOf(userId: string, code: string, isNeeded: boolean) {
  return useQuery({ ...permissionsQuery(userId, code), enabled: isNeeded });
}

function toPermissions(dyMenu: ResourceNode[]): Permissions {
  return { dyMenu, codeKeys: codeKeysOf(dyMenu) };
}
