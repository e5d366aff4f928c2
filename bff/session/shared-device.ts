import { sharedDevicePair } from '#shared/contracts';
import { hasCookie } from '#shared/cookies';

const yearSeconds = 31_536_000;

/** Whether the visitor said that several people use this computer. */
export function isSharedDevice(cookieHeader: string | undefined): boolean {
  return hasCookie(cookieHeader, sharedDevicePair);
}

/** Keeps what the visitor said in a form without script; script may change it later. */
export function formatSharedDevice(isShared: boolean, isInsecure: boolean): string {
  return `${sharedDevicePair}; Path=/; Max-Age=${isShared ? yearSeconds : 0}; SameSite=Lax${isInsecure ? '' : '; Secure'}`;
}
