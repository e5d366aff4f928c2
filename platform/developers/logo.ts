import { findImageType } from '#platform/storage';

const maxBytes = 48 * 1024;

const dataAddress = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The picture in a `data:` address; its type is read from the picture, not from what the address says. */
export function parseLogo(address: string): { type: string; body: Buffer } | undefined {
  const body = Buffer.from(dataAddress.exec(address)?.[1] ?? '', 'base64');
  const type = findImageType(body);
  return type && body.length <= maxBytes ? { type, body } : undefined;
}
