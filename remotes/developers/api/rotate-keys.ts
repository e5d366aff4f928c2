import { request } from 'shell/request';
import { providerKeyRotate } from '#shared/contracts';

export const rotateKeys = (): Promise<null> => request(providerKeyRotate, {});
