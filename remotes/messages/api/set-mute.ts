import { request } from 'shell/request';
import { messageMute } from '#shared/contracts';

/** Mutes a module or listens to it again; answers all muted ones. */
export const setMute = (module: string, muted: boolean) => request(messageMute, { module, muted });
