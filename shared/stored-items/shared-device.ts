import { sharedDevicePair } from '#shared/contracts';

const yearSeconds = 31_536_000;

/** Whether several people use this computer: a cookie rather than an item, so that the server knows too. */
export function isSharedDevice(): boolean {
  return document.cookie.split('; ').includes(sharedDevicePair);
}

export function keepSharedDevice(isShared: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = `${sharedDevicePair}; Path=/; SameSite=Lax; Max-Age=${isShared ? yearSeconds : 0}`;
}
