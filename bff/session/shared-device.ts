import { sharedDevicePair } from '#shared/contracts';

const yearSeconds = 31_536_000;

/** Whether the visitor said that several people use this computer. */
export const isSharedDevice = (cookieHeader: string | undefined): boolean =>
  cookieHeader?.split(';').some((pair) => pair.trim() === sharedDevicePair) ?? false;

/** Keeps what the visitor said in a form without script; script may change it later. */
export const formatSharedDevice = (isShared: boolean, isInsecure: boolean): string =>
  `${sharedDevicePair}; Path=/; Max-Age=${isShared ? yearSeconds : 0}; SameSite=Lax${isInsecure ? '' : '; Secure'}`;
