import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { faceSettings } from '#shared/contracts';

/** How the own unit uses faces; a form is made of it, so it is not asked for behind the user's back. */
export const settingsQuery = queryOptions({
  queryKey: [faceSettings.name],
  queryFn: ({ signal }) => request(faceSettings, {}, { signal, silent: true }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
