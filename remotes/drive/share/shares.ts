import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import {
  type DriveRole,
  type DriveTarget,
  driveShare,
  driveShareList,
  driveShareTargets,
  driveUnshare,
} from '#shared/contracts';
import { driveKey } from '../place/spaces-query.ts';

/** With whom an entry is shared by itself. */
export function sharesQuery(entryId: string) {
  return queryOptions({
    queryKey: [driveKey, driveShareList.name, entryId],
    queryFn: ({ signal }) => request(driveShareList, { entryId }, { signal, silent: true }),
  });
}

/** People, classes and the school that a keyword finds. */
export function targetsQuery(keyword: string) {
  return queryOptions({
    queryKey: [driveKey, driveShareTargets.name, keyword],
    queryFn: ({ signal }) => request(driveShareTargets, { keyword }, { signal, silent: true }),
  });
}

export interface NewShare {
  entryId: string;
  targets: readonly DriveTarget[];
  role: DriveRole;
  /** Epoch milliseconds; null without end. */
  until: number | null;
}

export function share({ targets, ...rest }: NewShare) {
  return request(driveShare, {
    ...rest,
    targets: targets.map(({ kind, targetId }) => ({ kind, targetId })),
  });
}

export function endShare(shareId: string) {
  return request(driveUnshare, { shareId });
}
