import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { driveSpaces, storageUsage } from '#shared/contracts';

/** Begins the keys of all that changes with the files. */
export const driveKey = 'drive';

/** The spaces of the user. */
export const spacesQuery = queryOptions({
  queryKey: [driveKey, driveSpaces.name],
  queryFn: ({ signal }) => request(driveSpaces, {}, { signal, silent: true }),
});

/** How much the user keeps. */
export const usageQuery = queryOptions({
  queryKey: [driveKey, storageUsage.name],
  queryFn: ({ signal }) => request(storageUsage, {}, { signal, silent: true }),
});
