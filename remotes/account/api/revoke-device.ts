import { request } from 'shell/request';
import { deviceRevoke } from '#shared/contracts';
import type { RememberedDevice } from './devices-query.ts';

/** Forgets a device and ends what it opened. */
export const revokeDevice = ({ deviceId }: RememberedDevice): Promise<unknown> =>
  request(deviceRevoke, { deviceId });
