import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type ImportJob, importGet, importList, importRows, type PayloadOf } from '#shared/contracts';

/** Milliseconds between two questions about work in the background. */
const pollMs = 1000;
/** Rows per page (Q05). */
export const rowsOfPage = 30;

/** Whether something is being done in the background. */
export function isBusy({ state }: Pick<ImportJob, 'state'>): boolean {
  return state === 'comparing' || state === 'running';
}

/** The latest imports of a unit. */
export function jobsQuery(unitId: string) {
  return queryOptions({
    queryKey: [importList.name, unitId],
    queryFn: ({ signal }) => request(importList, { unitId }, { signal, silent: true }),
  });
}

/** One import; asked again each second while it works. */
export function jobQuery(unitId: string, jobId: string) {
  return queryOptions({
    queryKey: [importGet.name, unitId, jobId],
    queryFn: ({ signal }) => request(importGet, { unitId, jobId }, { signal, silent: true }),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? pollMs : false),
  });
}

/** A page of the rows of an import. @param version changes when the rows do */
export function rowsQuery(payload: PayloadOf<typeof importRows>, version: string) {
  return queryOptions({
    queryKey: [importRows.name, payload, version],
    queryFn: ({ signal }) => request(importRows, { ...payload, size: rowsOfPage }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
