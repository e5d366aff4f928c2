import type { Device } from '#shared/contracts';

/** `h5` on phones and tablets, `pc` elsewhere; the server corrects it where it knows better. */
export function findDevice(): Device {
  return globalThis.matchMedia?.('(pointer: coarse) and (max-width: 1024px)').matches ? 'h5' : 'pc';
}
