import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, deviceList } from '#shared/contracts';

export type RememberedDevice = AnswerOf<typeof deviceList>[number];

/** Devices that sign in without a password. */
export const devicesQuery = queryOptions({
  queryKey: [deviceList.name],
  queryFn: ({ signal }) => request(deviceList, {}, { signal, silent: true }),
});
