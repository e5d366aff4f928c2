import type { Device } from '#shared/contracts';

/** `h5` on phones and tablets, `pc` elsewhere; the server corrects it where it knows better. */
export const findDevice = (): Device =>
  globalThis.matchMedia?.('(pointer: coarse) and (max-width: 1024px)').matches ? 'h5' : 'pc';
