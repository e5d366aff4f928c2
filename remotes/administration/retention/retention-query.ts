import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { retentionList, retentionPreview, retentionUnit } from '#shared/contracts';
import { createHashQuery, text } from '#shared/hash-query';

/** How long data are kept; a bureau chooses one of its schools. */
export const retentionRoute = createHashQuery('#/retention', { unitId: text('unit', 64) });

/** Every table with its term. */
export const retentionsQuery = queryOptions({
  queryKey: [retentionList.name],
  queryFn: ({ signal }) => request(retentionList, {}, { signal, silent: true }),
});

export const unitTermsKey = [retentionUnit.name];

/** What a unit decides about. */
export function unitTermsQuery(unitId: string) {
  return queryOptions({
    queryKey: [...unitTermsKey, unitId],
    queryFn: ({ signal }) => request(retentionUnit, { unitId }, { signal, silent: true }),
  });
}

/** How many rows a term would delete. */
export function previewQuery(unitId: string, table: string, days: number) {
  return queryOptions({
    queryKey: [retentionPreview.name, unitId, table, days],
    queryFn: ({ signal }) => request(retentionPreview, { unitId, table, days }, { signal, silent: true }),
  });
}
