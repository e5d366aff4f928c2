import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { driveActivityList, driveVersionList, driveVersionRestore } from '#shared/contracts';
import { driveKey } from '../place/spaces-query.ts';

export function versionsQuery(entryId: string) {
  return queryOptions({
    queryKey: [driveKey, driveVersionList.name, entryId],
    queryFn: ({ signal }) => request(driveVersionList, { entryId }, { signal, silent: true }),
  });
}

/** What happened, newest first. */
export function activityQuery(entryId: string, page: number) {
  return queryOptions({
    queryKey: [driveKey, driveActivityList.name, entryId, page],
    queryFn: ({ signal }) => request(driveActivityList, { entryId, page }, { signal, silent: true }),
  });
}

export function restoreVersion({ entryId, version }: { entryId: string; version: number }) {
  return request(driveVersionRestore, { entryId, version });
}
