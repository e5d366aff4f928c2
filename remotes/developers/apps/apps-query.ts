import { queryOptions } from '@tanstack/react-query';
import { get, request } from 'shell/request';
import * as v from 'valibot';
import { appReleaseList, shellApiVersion } from '#shared/contracts';

export const appsKey = [appReleaseList.name, 'mine'] as const;

/** Apps that the user or her unit published, with all their releases. */
export const appsQuery = queryOptions({
  queryKey: appsKey,
  queryFn: ({ signal }) => request(appReleaseList, { view: 'mine' }, { signal, silent: true }),
});

const reportSchema = v.object({
  given: v.object({ shellApi: v.string(), serverVersion: v.nullable(v.string()) }),
});

/** What this portal has that apps may ask for. */
export interface Given {
  readonly shellApi: string;
  /** Null where the services do not say. */
  readonly serverVersion: string | null;
}

/** Asked of the portal's own server, which compares it before an app opens. */
export const givenQuery = queryOptions({
  queryKey: ['developers.given'],
  queryFn: async ({ signal }): Promise<Given> =>
    v.parse(reportSchema, await get('/bff/releases.json', {}, { signal, silent: true })).given,
});

/** Until the portal has answered; the page itself knows its shell. */
export const knownGiven: Given = { shellApi: shellApiVersion, serverVersion: null };
