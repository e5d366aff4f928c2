import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, deviceList, deviceRevoke } from '#shared/contracts';

export type RememberedDevice = AnswerOf<typeof deviceList>[number];

/** Devices that sign in without a password. */
export const devicesQuery = queryOptions({
  queryKey: [deviceList.name],
  queryFn: ({ signal }) => request(deviceList, {}, { signal, silent: true }),
});

/** Forgets a device and ends what it opened. */
export function revokeDevice({ deviceId }: RememberedDevice): Promise<unknown> {
  return request(deviceRevoke, { deviceId });
}
